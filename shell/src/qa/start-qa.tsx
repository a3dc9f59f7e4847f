import { readSiteConfig, type PageRegistry } from '@site/contracts';
import { fetchWhole } from '../routing/site-registry';
import type { SiteStart } from '../start-site';
import { applyOverrides } from './apply-overrides';
import { QaBadge } from './qa-badge';
import type { Overrides } from './overrides';

/** Prepares a QA session. With other versions the prerendered HTML does not match, so the page is rendered from scratch. */
export async function prepareQa(own: PageRegistry, overrides: Overrides): Promise<SiteStart> {
  const hasVersions = Object.keys(overrides.versions).length > 0;
  const { registry, applied, problems } = hasVersions
    ? await applyOverrides(await fetchWhole(own), overrides.versions, readSiteConfig())
    : { registry: own, applied: [], problems: [] };
  const Badge = () => <QaBadge applied={applied} hasBorders={overrides.borders} problems={problems} />;
  return { registry, mode: applied.length > 0 ? 'render' : 'hydrate', Badge };
}
