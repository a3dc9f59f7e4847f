import { compositionHeader, type CompositionRecord, trustedTypesPolicy, type SiteConfig } from '@site/contracts';
import { policyHash } from '../storage';

/** Emotion fills an empty `<style>` through the CSSOM: a strict policy wants the hash of nothing. */
const emptyStyle = policyHash('');

export interface PolicyInput {
  /** Inline styles of the page. */
  styles: readonly string[];
  config: SiteConfig;
  /** Origins that any page embeds. */
  frames: readonly string[];
}

/**
 * What a page may use beyond that while parts come from development servers on this machine: scripts, pictures, edits.
 */
const developmentSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['http://localhost:*'],
  'img-src': ['http://localhost:*'],
  'connect-src': ['http://localhost:*', 'ws://localhost:*'],
};

/** The content security policy of one page: nothing inline but what is hashed, nothing from elsewhere. */
export function contentSecurityPolicy({ styles, config, frames }: PolicyInput): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle, ...new Set(styles.map(policyHash))],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections(config)],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  const policy = Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
  return config.development ? widenForDevelopment(policy) : policy;
}

/**
 * The same policy, of a page in which parts come from development servers. Also of a page that was composed elsewhere.
 */
export function widenForDevelopment(policy: string): string {
  const widen = (directive: string) =>
    [directive, ...(developmentSources[directive.split(' ')[0] ?? ''] ?? [])].join(' ');
  return policy
    .split(';')
    .map((directive) => widen(directive.trim()))
    .join('; ');
}

function connections({ contact, beacon }: SiteConfig): string[] {
  return [contact.url, beacon?.url ?? ''].filter(Boolean).map((url) => new URL(url).origin);
}

/** The same for every answer with HTML. Whether the site is https is up to whoever serves it. */
const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Everything that a page is sent with, but for its etag, its composition, and what depends on who serves it. */
export function pageHeaders({ noStore, ...input }: PolicyInput & { noStore: boolean }): Record<string, string> {
  return {
    ...documentHeaders,
    'cache-control': noStore ? 'no-store' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(input),
  };
}

/** Headers of a page of a composition: which one it is, in a form that the page's scripts can read. */
export function withComposition(
  headers: Readonly<Record<string, string>>,
  { registry }: Pick<CompositionRecord, 'registry'>,
): Record<string, string> {
  return {
    ...headers,
    ...(registry ? { [compositionHeader.name]: `${compositionHeader.metric};desc="${registry}"` } : {}),
  };
}

/**
 * Headers of a page that search engines are asked to leave out, whatever its document says: a preview has the documents
 * of the live site.
 */
export function withNoindex(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'x-robots-tag': 'noindex' };
}

/** Of robots.txt, sitemap.xml and licenses.txt. */
export const rootFileHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/** Released files never change. */
export const immutableHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};
