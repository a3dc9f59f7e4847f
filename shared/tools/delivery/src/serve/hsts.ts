import type { SiteConfig } from '@site/contracts';

/** When a browser is told to come by https only, beside a site whose public address is https. */
export interface HstsOptions {
  /** A proxy of ours says by which protocol a request came (`x-forwarded-proto`). */
  isForwarded: boolean;
  /** Also for every subdomain, whoever runs it. */
  includeSubDomains: boolean;
}

const header = 'strict-transport-security';

/** Value of the header: one year. */
export function hstsValue({ includeSubDomains }: Pick<HstsOptions, 'includeSubDomains'>): string {
  return includeSubDomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

/** Whether the public address of the site is https. Compositions of before name none. */
export function isHttps(config: Pick<SiteConfig, 'siteUrl'> | undefined): boolean {
  return config?.siteUrl?.startsWith('https:') ?? false;
}

/**
 * Headers of a page with the header where the site is https, without it elsewhere; compositions of before have it
 * always.
 */
export function withHsts(headers: Readonly<Record<string, string>>, value: string | undefined): Record<string, string> {
  const { [header]: _, ...others } = headers;
  return value ? { ...others, [header]: value } : others;
}
