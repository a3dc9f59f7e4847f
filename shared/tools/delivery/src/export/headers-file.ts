import { immutableHeaders } from '../compose';
import { withHsts } from '../serve';
import type { ExportedPage, Layout } from './layout';

const ofTheFile = ['content-type', 'etag'];

/** Kept per page, even when all are equal. */
const policy = 'content-security-policy';

type Headers = Readonly<Record<string, string>>;

/**
 * A `_headers` file (Netlify, Cloudflare Pages). Matching rules add up, so each header appears once, except the policy:
 * a wide one for all addresses and a narrow one per page.
 */
export function headersFile({ pages, unknown, notFound }: Layout, hsts: string | undefined): string {
  const all = [...pages, ...unknown, notFound].map(({ page }) => withHsts(withoutFile(page.headers), hsts));
  const common = inAll(all);
  const ofFiles = without(immutableHeaders, common);
  return [
    rule('/*', { ...common, [policy]: widestPolicy(all.map((headers) => headers[policy] ?? '')) }),
    rule('/_/*', ofFiles),
    ...pages.map(({ path, page }: ExportedPage) =>
      rule(path, without(withHsts(withoutFile(page.headers), hsts), common)),
    ),
  ].join('\n');
}

/** Former paths and unknown instances for `_redirects` (Netlify); other hosts look for the nearest `404.html`. */
export function redirectsFile({ unknown }: Layout, redirects: Readonly<Record<string, string>>): string {
  const moved = Object.entries(redirects)
    .map(([former, today]) => `${former}  ${today}  308\n`)
    .join('');
  return moved + unknown.map(({ path, file }) => `${path}  /${file}  404\n`).join('');
}

function rule(path: string, headers: Headers): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

function withoutFile(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheFile.includes(name)));
}

function inAll([first = {}, ...others]: readonly Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => name !== policy && others.every((each) => each[name] === value)),
  );
}

function without(headers: Headers, common: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));
}

/** The union of all policies, with inline styles without hashes: page policies have them. */
function widestPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ');
    const known = directives.get(name) ?? new Set();
    for (const value of values)
      known.add(name === 'style-src' && value.startsWith("'sha256-") ? "'unsafe-inline'" : value);
    directives.set(name, known);
  }
  return [...directives].map(([name, values]) => [name, ...withoutNone(values)].join(' ')).join('; ');
}

function withoutNone(values: ReadonlySet<string>): string[] {
  return values.size > 1 ? [...values].filter((value) => value !== "'none'") : [...values];
}
