import type { BrowserContext, Page } from 'playwright';
import type { Findings } from '../findings';
import type { VisitInput } from '../visit';
import { watchRequests } from '../clock';

export async function watchPage(context: BrowserContext, page: Page, input: VisitInput, findings: Findings) {
  await endForeignRequests(context, input, findings);
  watchRequests(page);
  const { origin, page: target, quietOrigins } = input;
  const isQuiet = (text: string) => quietOrigins.some((quiet) => text.includes(quiet));
  const isOwnStatus = (url: string) => target.status === 404 && url === origin + target.path;
  page.on('console', (message) => {
    const { url } = message.location();
    const [text = ''] = message.text().split('\n');
    if (message.type() !== 'error' || isOwnStatus(url) || isQuiet(url) || text.includes('net::ERR_FAILED')) return;
    if (/React error #(418|423|425)|[Hh]ydrat/.test(text)) findings.hasMismatch = true;
    else findings.add(`console error: ${text}`);
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

async function endForeignRequests(
  context: BrowserContext,
  { origin, quietOrigins }: VisitInput,
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
