import type { PageRegistry } from '@site/contracts';
import type { RemoteLoader } from '@site/federation/host';
import type { PageHydration } from '@site/hydration';
import { reportError } from './report-error';
import { readOverrides, type Overrides } from './qa/overrides';
import { findOwnRegistry } from './routing/document-registry';
import { SiteRegistry } from './routing/site-registry';
import { startSite, type SiteStart } from './start-site';

export function openDocument(own: PageRegistry, hydration: PageHydration, loader: RemoteLoader): void {
  const registry = new SiteRegistry(own, {
    pathname: location.pathname,
    name: findOwnRegistry(),
    onParts: (parts) => loader.addParts(parts),
  });
  const overrides = readSessionOverrides();
  if (!overrides) return startSite({ registry, mode: 'hydrate', hydration }, loader);
  void prepareQa(registry, overrides).then((start) => startSite({ ...start, hydration }, loader));
}

/** Blocked storage throws. */
function readSessionOverrides(): Overrides | undefined {
  try {
    return readOverrides(location.search, window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** A failure shows the live site. */
async function prepareQa(registry: SiteRegistry, overrides: Overrides): Promise<Omit<SiteStart, 'hydration'>> {
  try {
    const qa = await import('./qa/start-qa');
    return await qa.prepareQa(registry, overrides);
  } catch (error) {
    reportError('shell', error, 'start');
    return { registry, mode: 'hydrate' };
  }
}
