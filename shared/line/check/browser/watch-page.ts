import type { BrowserContext, Page } from 'playwright';
import type { Findings } from './findings';
import type { OpenInput } from './open-page';
import { watchRequests } from './run-time';

export async function watchPage(context: BrowserContext, page: Page, input: OpenInput, findings: Findings) {
  await endForeignRequests(context, input, findings);
  watchRequests(page);
  const { origin, page: target, quietOrigins } = input;
  const isQuiet = (text: string) => quietOrigins.some((quiet) => text.includes(quiet));
  const isOwnStatus = (url: string) => target.status === 404 && url === origin + target.path;
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isOwnStatus(url) && !isQuiet(url) && !message.text().includes('net::ERR_FAILED'))
      findings.add(describeError(message.text().split('\n')[0] ?? ''));
  });
  page.on('pageerror', (error) => findings.add(`uncaught error: ${error.message.split('\n')[0]}`));
  page.on('dialog', (dialog) => {
    findings.add(`opens a dialog by itself: ${dialog.message().split('\n')[0]}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).origin === origin && request.failure()?.errorText !== 'net::ERR_ABORTED')
      findings.add(`cannot load ${request.url().slice(origin.length)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOwnStatus(response.url()))
      findings.add(`${response.url().replace(origin, '')} answers with status ${response.status()}`);
  });
}

/** React names a difference between HTML and first render by a number. */
function describeError(text: string): string {
  const [, what] = /React error #(?:418|423|425).*?args\[\]=(\w+)/.exec(text) ?? [];
  return what
    ? `is a mismatch: the browser draws other ${what === 'text' ? 'text' : 'elements'} than its HTML has`
    : `console error: ${text}`;
}

async function endForeignRequests(
  context: BrowserContext,
  { origin, quietOrigins }: OpenInput,
  findings: Findings,
): Promise<void> {
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    async (route) => {
      const { origin: to } = new URL(route.request().url());
      if (!quietOrigins.includes(to)) findings.add(`asks another site: ${route.request().url()}`);
      await route.abort();
    },
  );
}
