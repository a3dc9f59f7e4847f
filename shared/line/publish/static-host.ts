import { type Headers, immutableHeaders } from './headers';
import type { Publication } from './publication';

/** `_headers`, as Netlify and Cloudflare Pages read it. They send the not-found page without these headers. */
export function hostHeaders({ known }: Publication): string {
  const rules = [...Object.entries(known).map(([path, { headers }]) => [path, headers] as const), released];
  return rules.map(([path, headers]) => `${path}\n${linesOf(headers)}`).join('');
}

const released = ['/_/*', immutableHeaders] as const;

const linesOf = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** `_redirects`, likewise. With `!` also where a page has the path of a former address with a query. */
export function hostRedirects(redirects: Readonly<Record<string, string>>): string {
  return Object.entries(redirects)
    .map(([former, today]) => `${former.replace('?', ' ')} ${today} 308!\n`)
    .join('');
}
