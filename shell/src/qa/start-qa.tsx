import type { ComponentType } from 'react';
import { overridePolicy, readSiteConfig } from '@site/contracts';
import type { SiteRegistry } from '../routing/site-registry';
import { applyOverrides, type AppliedOverrides } from './apply-overrides';
import { QaBadge } from './qa-badge';
import { clearOverrides, type Overrides } from './overrides';

export interface QaStart {
  /** `render`: the HTML is from another registry. */
  mode: 'hydrate' | 'render';
  Badge?: ComponentType;
}

const nothingApplied: AppliedOverrides = { applied: [], problems: [] };

/** Other versions do not match the HTML, so the page is rendered anew. */
export async function prepareQa(registry: SiteRegistry, overrides: Overrides): Promise<QaStart> {
  const hasVersions = Object.keys(overrides.versions).length > 0;
  const { applied, problems } = hasVersions ? await applyAllowed(registry, overrides) : nothingApplied;
  const Badge = () => <QaBadge applied={applied} problems={problems} hasBorders={overrides.borders} />;
  if (applied.length === 0) return { mode: 'hydrate', Badge };
  registry.isNavigated = true;
  await registry.learn(location.pathname);
  return { mode: 'render', Badge };
}

/** Refused versions are forgotten. */
async function applyAllowed(registry: SiteRegistry, overrides: Overrides): Promise<AppliedOverrides> {
  const config = readSiteConfig();
  if (overridePolicy(config, location.hostname) === 'on') return applyOverrides(registry, overrides.versions, config);
  clearOverrides();
  return { ...nothingApplied, problems: ['This site shows its live version only.'] };
}
