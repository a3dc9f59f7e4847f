import type { IncomingMessage } from 'node:http';
import type { SiteConfig } from '@site/contracts';

export interface HstsOptions {
  /** A trusted proxy sets `x-forwarded-proto`. */
  isForwarded: boolean;
  includeSubDomains: boolean;
}

const header = 'strict-transport-security';

/** One year. */
export function hstsValue({ includeSubDomains }: Pick<HstsOptions, 'includeSubDomains'>): string {
  return includeSubDomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

/** Older compositions have no address. */
export function isHttps(config: Pick<SiteConfig, 'siteUrl'> | undefined): boolean {
  return config?.siteUrl?.startsWith('https:') ?? false;
}

/** Adds the header on https, removes it elsewhere; older compositions always have it. */
export function withHsts(headers: Readonly<Record<string, string>>, value: string | undefined): Record<string, string> {
  const { [header]: _, ...others } = headers;
  return value ? { ...others, [header]: value } : others;
}

/** Of a request that a trusted proxy took by https. */
export function hstsFor(options: HstsOptions, { headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
  return options.isForwarded && protocols.at(-1)?.trim() === 'https' ? hstsValue(options) : undefined;
}
