import { trustedTypesPolicy, type SiteConfig } from '@site/contracts';
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

/**
 * The content security policy of one page: only hashed inline code, only own sources. Who may frame the page is a
 * header's to say.
 */
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
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries({ ...directives, ...(config.development ? developmentDirectives(config) : {}) })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function connections({ contact, report }: SiteConfig): string[] {
  return [contact.url, report?.url ?? ''].filter(Boolean).map((url) => new URL(url).origin);
}

const charset = '<meta charset="utf-8">';

/** First in the head, because it binds what follows it. Throws for a document that does not begin with its charset. */
export function withPolicy(html: string, policy: string): string {
  const at = html.indexOf(charset) + charset.length;
  if (at < charset.length) throw new Error(`The shell wrote a document without ${charset}.`);
  return `${html.slice(0, at)}\n<meta http-equiv="content-security-policy" content="${policy}">${html.slice(at)}`;
}
