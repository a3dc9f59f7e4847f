import type { SiteConfig } from '@site/contracts';
import { policyHash } from './hash';

/** Emotion fills an empty `<style>` through the CSSOM: a strict policy wants the hash of nothing. */
const emptyStyle = policyHash('');

export interface PolicyInput {
  /** Inline styles of the page. */
  styles: readonly string[];
  config: SiteConfig;
  /** Origins that any page embeds. */
  frames: readonly string[];
}

/** The content security policy of one page: nothing inline but what is hashed, nothing from elsewhere. */
export function contentSecurityPolicy({ styles, config, frames }: PolicyInput): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(config.development ? ['http://localhost:*'] : [])],
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
    'trusted-types': ['site-scripts'],
  };
  return Object.entries(directives).map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

function connections({ contact, report, development }: SiteConfig): string[] {
  const origins = [contact.url, report ?? ''].filter(Boolean).map((url) => new URL(url).origin);
  return [...origins, ...(development ? ['http://localhost:*', 'ws://localhost:*'] : [])];
}

/** The same for every answer with HTML. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Released files never change. */
export const immutableHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};
