import type { SiteConfig } from './site';

/** Who may use `?use=`, by the settings of the site; without them, only loopback addresses. */
export function overridePolicy(
  { overrides, development }: Pick<SiteConfig, 'overrides' | 'development'>,
  hostname: string,
): NonNullable<SiteConfig['overrides']> {
  if (development) return 'on';
  return overrides ?? (isLoopback(hostname) ? 'on' : 'off');
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
