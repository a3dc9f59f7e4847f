import type { Page, Request } from 'playwright';

/** Milliseconds for the live table to answer. */
const limitMs = 5_000;

/** Accepts the page's contact requests without sending them: a hosted table gets nothing from a check. */
export async function keepFromHosted(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\/contact\b/, (route) =>
    route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' }, json: { id: 'a check' } }),
  );
}

/**
 * The sentence of the live table when it lacks a column of this request. `address` is its public address, without a
 * trailing slash. Reads no row. `undefined` also when nobody answers there.
 */
export async function findMissingColumn(request: Request, address: string): Promise<string | undefined> {
  const names = Object.keys([request.postDataJSON()].flat()[0] ?? {});
  const { apikey = '', authorization = '' } = request.headers();
  try {
    const answer = await fetch(`${address}/rest/v1/contact?select=${names.join(',')}&limit=0`, {
      headers: { apikey, authorization },
      signal: AbortSignal.timeout(limitMs),
    });
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    return code === '42703' ? message : undefined;
  } catch {
    return undefined; // Without a network nothing is known.
  }
}
