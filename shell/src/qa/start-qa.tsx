import { readSiteConfig } from '@site/contracts';
import type { SiteRegistry } from '../routing/site-registry';
import type { SiteStart } from '../start-site';
import { applyOverrides } from './apply-overrides';
import { QaBadge } from './qa-badge';
import type { Overrides } from './overrides';

/** Prepares a QA session. With other versions the prerendered HTML does not match, so the page is rendered from scratch. */
export async function prepareQa(registry: SiteRegistry, overrides: Overrides): Promise<Omit<SiteStart, 'hydration'>> {
  const hasVersions = Object.keys(overrides.versions).length > 0;
  const { applied, problems } = hasVersions ? await applyOverrides(registry, overrides.versions, readSiteConfig()) : { applied: [], problems: [] };
  const Badge = () => <QaBadge applied={applied} hasBorders={overrides.borders} problems={problems} />;
  if (applied.length === 0) return { registry, mode: 'hydrate', Badge };
  // The document's own page is not what will be shown, so it has to be found like any other.
  registry.isNavigated = true;
  await registry.learn(location.pathname);
  return { registry, mode: 'render', Badge };
}
