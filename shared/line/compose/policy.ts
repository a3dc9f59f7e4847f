import { compositionHeader, type Composition, trustedTypesPolicy, type SiteConfig } from '@site/contracts';
import { policyHash } from '../storage';

/** Emotion fills an empty `<style>` through the CSSOM, which needs the hash of the empty string. */
const emptyStyle = policyHash('');

export interface PolicyInput {
  styles: readonly string[];
  /** Inline, as the styles. Default none. */
  scripts?: readonly string[];
  config: SiteConfig;
  /** Origins embedded by any page. */
  frames: readonly string[];
}

/**
 * What development adds: webpack-dev-server's socket and its overlay, one for each part; and Emotion's rules, which it
 * writes as text then. A hash would forbid unlisted text.
 */
function developmentDirectives(config: SiteConfig): Record<string, readonly string[]> {
  return {
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'ws://localhost:*', ...connections(config)],
    'trusted-types': [trustedTypesPolicy, 'webpack-dev-server#overlay', "'allow-duplicates'"],
  };
}

/** The content security policy of one page: only hashed inline code, only own sources. */
export function contentSecurityPolicy({ styles, scripts = [], config, frames }: PolicyInput): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(policyHash)],
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
  return Object.entries({ ...directives, ...(config.development ? developmentDirectives(config) : {}) })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function connections({ contact, beacon }: SiteConfig): string[] {
  return [contact.url, beacon?.url ?? ''].filter(Boolean).map((url) => new URL(url).origin);
}

const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** All page headers except etag, composition, and what depends on the server. */
export function pageHeaders({ noStore, ...input }: PolicyInput & { noStore: boolean }): Record<string, string> {
  return {
    ...documentHeaders,
    'cache-control': noStore ? 'no-store' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(input),
  };
}

/** Adds the composition in a form that page scripts can read. */
export function withComposition(
  headers: Readonly<Record<string, string>>,
  { registry }: Pick<Composition, 'registry'>,
): Record<string, string> {
  return { ...headers, [compositionHeader.name]: `${compositionHeader.metric};desc="${registry}"` };
}

/** Adds noindex, e.g. for a preview, which has the live site's documents. */
export function withNoindex(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'x-robots-tag': 'noindex' };
}

export const rootFileHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

export const immutableHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};
