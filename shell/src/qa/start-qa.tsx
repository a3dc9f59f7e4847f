import { readSiteConfig, type PageRegistry, type Registry } from '@site/contracts';
import type { SiteStart } from '../start-site';
import { applyOverrides } from './apply-overrides';
import { QaBadge } from './qa-badge';
import type { Wanted } from './wanted';

/** The start of a document in a QA session: with other versions its HTML does not fit, so it is drawn anew. */
export async function prepareQa(own: PageRegistry, wanted: Wanted): Promise<SiteStart> {
  const hasVersions = Object.keys(wanted.versions).length > 0;
  const { registry, problems } = hasVersions
    ? await applyOverrides(await loadWhole(own), wanted.versions, readSiteConfig())
    : { registry: own, problems: [] };
  const Badge = () => <QaBadge wanted={wanted} problems={problems} />;
  return { registry, takesOver: !hasVersions, Badge };
}

async function loadWhole(own: PageRegistry): Promise<Registry> {
  const response = await fetch(own.whole);
  if (!response.ok) throw new Error(`The registry of this composition answered ${response.status}.`);
  return (await response.json()) as Registry;
}
