import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readJson, Refusal } from '@site/contact-store';

const part = z.string().regex(/^[a-z0-9-]{0,64}(@(\w[\w.+-]{0,63})?)?$/);
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

const sentFailure = z.object({
  kind: z.string().regex(/^[a-z]{1,20}$/),
  part,
  message: z.string().max(255).transform(plain),
  frames: z.array(z.string().regex(/^\/_\/[a-z0-9-]{1,64}\/[\w.~@+-]{1,100}\.js:\d{1,9}:\d{1,9}$/)).max(10),
});

/** `Report` of `@site/contracts`. A browser may send anything, and operators print it. */
const sentReport = z.object({
  composition: z.string().regex(/^[\w-]{0,64}$/),
  page: z.string().regex(/^\/[!"$->@-~]{0,299}$/),
  parts: z.array(part).max(50),
  views: z.literal([0, 1]),
  failures: z.array(sentFailure).max(10),
  vitals: z
    .array(z.object({ name: z.enum(['LCP', 'INP', 'CLS']), value: z.number().min(0).max(600_000), part }))
    .max(20),
});

/** What `npx manzil explain` reads of a failure. `exception.type` is a kind of `ReportedFailure`. */
export const exceptionLine = z.object({
  'service.name': z.string(),
  'service.version': z.string(),
  'exception.type': z.string(),
  'exception.message': z.string(),
  'exception.stacktrace': z.string(),
});

export interface ReportLine extends Partial<z.infer<typeof exceptionLine>> {
  'event.name': 'browser.page_view' | 'browser.web_vital' | 'exception';
  [attribute: string]: unknown;
}

/**
 * Logs a browser's report: a line for its view, each failure and each web vital, with OpenTelemetry's names. Nothing in
 * them identifies a visitor. Never rejects.
 */
export async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: ReportLine) => void,
): Promise<void> {
  const status = await linesIn(request).then(
    (lines) => lines.forEach(log) ?? 204,
    (error) => (error instanceof Refusal ? error.status : 400),
  );
  response.writeHead(status, { 'cache-control': 'no-store', ...(status !== 204 && { connection: 'close' }) }).end();
}

async function linesIn(request: IncomingMessage): Promise<ReportLine[]> {
  if (request.method !== 'POST') throw new Refusal(405, '', '');
  const report = sentReport.parse(await readJson(request));
  const line = (name: ReportLine['event.name'], service: string, more: object): ReportLine => {
    const [part, version] = service.split('@');
    const about = { 'url.path': report.page, 'deployment.id': report.composition };
    return { 'event.name': name, ...about, ...(part && { 'service.name': part, 'service.version': version }), ...more };
  };
  return [
    ...(report.views ? [line('browser.page_view', '', { 'site.parts': report.parts })] : []),
    ...report.failures.map(({ kind, part, message, frames }) =>
      line('exception', part, {
        'exception.type': kind,
        'exception.message': message,
        'exception.stacktrace': [message, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
      }),
    ),
    ...report.vitals.map(({ name, value, part }) =>
      line('browser.web_vital', part, { 'web_vital.name': name, 'web_vital.value': value }),
    ),
  ];
}
