import { reportError } from '@site/runtime/report';
import type { PageRegistry } from '@site/contracts';
import type { RemoteLoader } from '@site/runtime/load';
import type { PageHydration } from '@site/runtime/hydrate';
import type { Overrides } from './qa/overrides';
import { findOwnRegistry } from './routing/document-registry';
import { SiteRegistry } from './routing/site-registry';
import { startSite, type SiteStart } from './start-site';

export interface OpenedDocument {
  hydration: PageHydration;
  loader: RemoteLoader;
  overrides: Overrides | undefined;
}

export function openDocument(own: PageRegistry, { hydration, loader, overrides }: OpenedDocument): void {
  const registry = new SiteRegistry(own, {
    pathname: location.pathname,
    name: findOwnRegistry(),
    onParts: (parts) => loader.addParts(parts),
  });
  const live: SiteStart = { registry, mode: 'hydrate', hydration };
  if (!overrides) return startSite(live, loader);
  const prepared = import('./qa/start-qa').then((qa) => qa.prepareQa(registry, overrides));
  void prepared
    .catch((error: unknown) => reportError('shell', error, 'start'))
    .then((qa) => startSite({ ...live, ...qa }, loader));
}
