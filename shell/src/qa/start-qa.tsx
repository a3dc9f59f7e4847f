import { overridePolicy, readSiteConfig } from '@site/contracts';
import type { SiteRegistry } from '../routing/site-registry';
import type { SiteStart } from '../start-site';
import { applyOverrides, type AppliedOverrides } from './apply-overrides';
import { QaBadge } from './qa-badge';
import { clearOverrides, type Overrides } from './overrides';
import { showModules } from './show-modules';

const nothingApplied: AppliedOverrides = { applied: [], replaced: {}, problems: [] };

/** Other versions do not match the HTML, so the page is rendered anew. */
export async function prepareQa(registry: SiteRegistry, overrides: Overrides): Promise<Omit<SiteStart, 'hydration'>> {
  const hasVersions = Object.keys(overrides.versions).length > 0;
  const { applied, replaced, problems } = hasVersions ? await applyAllowed(registry, overrides) : nothingApplied;
  void showModules(registry, replaced);
  const choosable = overridePolicy(readSiteConfig(), location.hostname) === 'on' ? registry : undefined;
  const shown = { applied, problems, hasBorders: overrides.borders, registry: choosable };
  const Badge = () => <QaBadge {...shown} />;
  if (applied.length === 0) return { registry, mode: 'hydrate', Badge };
  registry.isNavigated = true;
  await registry.learn(location.pathname);
  return { registry, mode: 'render', Badge };
}

/** Refused versions are forgotten. */
async function applyAllowed(registry: SiteRegistry, overrides: Overrides): Promise<AppliedOverrides> {
  const config = readSiteConfig();
  if (overridePolicy(config, location.hostname) === 'on') return applyOverrides(registry, overrides.versions, config);
  clearOverrides();
  return { ...nothingApplied, problems: ['This site shows its live version only.'] };
}
