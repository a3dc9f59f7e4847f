import { readSiteConfig, type PageRegistry, type Registry } from '@site/contracts';
import type { SiteStart } from '../start-site';
import { applyOverrides } from './apply-overrides';
import { QaBadge } from './qa-badge';
import type { Overrides } from './overrides';

/** Prepares a QA session. With other versions the prerendered HTML does not match, so the page is rendered from scratch. */
export async function prepareQa(own: PageRegistry, overrides: Overrides): Promise<SiteStart> {
  const hasVersions = Object.keys(overrides.versions).length > 0;
  const { registry, problems } = hasVersions
    ? await applyOverrides(await loadWhole(own), overrides.versions, readSiteConfig())
    : { registry: own, problems: [] };
  const Badge = () => <QaBadge overrides={overrides} problems={problems} />;
  return { registry, mode: hasVersions ? 'render' : 'hydrate', Badge };
}

async function loadWhole(own: PageRegistry): Promise<Registry> {
  const response = await fetch(own.whole);
  if (!response.ok) throw new Error(`The registry of this composition answered ${response.status}.`);
  return (await response.json()) as Registry;
}
