import type { PageRegistry } from '@site/contracts';
import type { RemoteLoader } from '@site/federation/host';
import type { PageHydration } from '@site/hydration';
import { reportError } from './report-error';
import { readOverrides, type Overrides } from './qa/overrides';
import { findOwnRegistry } from './routing/own-registry';
import { SiteRegistry } from './routing/site-registry';
import { startSite, type SiteStart } from './start-site';

/** Starts the site on a composed document; in a QA session with the overrides of that session. */
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

/** Reading `sessionStorage` throws in a browser that blocks storage. */
function readSessionOverrides(): Overrides | undefined {
  try {
    return readOverrides(location.search, window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Without the code or the versions of the QA session, the live site is better than a page that does nothing. */
async function prepareQa(registry: SiteRegistry, overrides: Overrides): Promise<Omit<SiteStart, 'hydration'>> {
  try {
    const qa = await import('./qa/start-qa');
    return await qa.prepareQa(registry, overrides);
  } catch (error) {
    reportError('shell', error, 'start');
    return { registry, mode: 'hydrate' };
  }
}
