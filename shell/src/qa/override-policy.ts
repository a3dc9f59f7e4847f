import { overridePolicy, type SiteConfig } from '@site/contracts';
import type { Overrides } from './overrides';
import { isSigned } from './signed-link';

/** A sentence, or `undefined` when accepted. */
export async function whyRefused(overrides: Overrides, config: SiteConfig): Promise<string | undefined> {
  const policy = overridePolicy(config, location.hostname);
  if (policy === 'on') return undefined;
  if (policy === 'off') return 'This site shows its live version only.';
  if (!overrides.signature || !config.overrideKey)
    return 'This site shows other versions with a signed link only: npx manzil override-link prints one.';
  if (overrides.signature.until * 1000 <= Date.now())
    return 'This link has ended: npx manzil override-link prints a new one.';
  const isValid = await isSigned(overrides.versions, overrides.signature, config.overrideKey).catch(() => false);
  return isValid ? undefined : 'This link was not signed for these versions and this site.';
}
