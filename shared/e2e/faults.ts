import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { compositionHeader, livePath, type Registry } from '@site/contracts';

export const faults = [
  'refused',
  'status 500',
  'HTML instead of code',
  'corrupt code',
  'three seconds late',
  'never answers',
  'throws while rendering',
] as const;
export type Fault = (typeof faults)[number];

export interface ActiveFault {
  /** Removes the fault. Hanging requests are answered then. */
  lift: () => Promise<void>;
}

/** Applies a fault to everything a part sends to this page. Call before the page opens. */
export async function breakPart(page: Page, part: string, fault: Fault): Promise<ActiveFault> {
  if (fault === 'throws while rendering') return throwWhileRendering(page, part);
  const scripts = new RegExp(`/_/${part}/[^/]+\\.js`);
  const answer = (route: Route) => misbehave(route, fault);
  await page.route(scripts, answer);
  return { lift: () => page.unroute(scripts, answer) };
}

export async function misbehave(route: Route, fault: Fault | 'altered byte'): Promise<void> {
  switch (fault) {
    case 'refused':
      return route.abort('connectionrefused');
    case 'status 500':
      return route.fulfill({ status: 500, contentType: 'text/plain', body: 'down' });
    case 'HTML instead of code':
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login</title>' });
    case 'corrupt code': {
      const response = await route.fetch();
      // Lifted meanwhile, the request is answered already.
      return route.fulfill({ response, body: (await response.text()).slice(0, 200) }).catch(() => undefined);
    }
    case 'altered byte': {
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()} ` });
    }
    case 'three seconds late':
      // eslint-disable-next-line no-restricted-syntax -- the delay is the fault
      await new Promise((resolve) => setTimeout(resolve, 3_100));
      return route.continue().catch(() => undefined);
    default:
      return undefined;
  }
}

/**
 * A release that throws in the browser: changes each page's component and the hashes in documents, record and registry.
 */
async function throwWhileRendering(page: Page, part: string): Promise<ActiveFault> {
  const hashes = new Map<string, string>();
  const broken = async (url: string) => {
    const original = await (await page.request.get(url)).text();
    const code = original.replaceAll(/default:\(\)=>[\w$]+\}/g, 'default:()=>()=>{throw new Error("fault")}}');
    if (code === original) throw new Error(`${url} has no default export to replace.`);
    for (const algorithm of ['sha256', 'sha384'])
      hashes.set(integrityOf(original, algorithm), integrityOf(code, algorithm));
    return code;
  };
  const withBrokenHashes = async (text: string) => {
    for (const [, url] of text.matchAll(new RegExp(`"(/_/${part}/__federation_expose_[^"]+\\.js)"`, 'g')))
      await broken(url ?? '');
    return [...hashes].reduce((changed, [before, after]) => changed.replaceAll(before, after), text);
  };
  const read = async (name: string) => (await page.request.get(`/_/registry/${name}.json`)).text();
  const registry = await read(await (await page.request.get(livePath)).text());
  const { record = '' } = (JSON.parse(registry) as Registry).parts[part] ?? {};
  const brokenRecord = await withBrokenHashes(await read(record));
  const brokenRegistry = registry.replace(record, contentName(brokenRecord));
  for (const text of [brokenRecord, brokenRegistry])
    await page.route(`**/_/registry/${contentName(text)}.json`, (route) =>
      route.fulfill({ contentType: 'application/json', body: text }),
    );
  await page.route(`**${livePath}`, (route) => route.fulfill({ body: contentName(brokenRegistry) }));
  await page.route(new RegExp(`/_/${part}/__federation_expose_[^/]+\\.js`), async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await broken(route.request().url()) }),
  );
  const documents = async (route: Route) => {
    const response = await route.fetch();
    // Without its registry's name the document asks for the live one.
    const { [compositionHeader.name]: _, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: await withBrokenHashes(await response.text()) });
  };
  await page.route((url) => !/^\/(?:_|rest)\//.test(url.pathname), documents);
  // An open document keeps its release.
  return { lift: () => Promise.resolve() };
}

function contentName(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function integrityOf(code: string, algorithm: string): string {
  return `${algorithm}-${createHash(algorithm).update(code).digest('base64')}`;
}
