import { loadReporter, reportError, watchFailures } from '@site/runtime/report';
import { RemoteLoader, addIntegrity } from '@site/runtime/load';
import { PageHydration, prefetchForms, preloadScripts } from '@site/runtime/hydrate';
import { startedAttribute } from '@site/runtime/names';
import { readOverrides } from './qa/overrides';
import { findOwnRegistry, readPageRegistry } from './router/registry-files';

async function start(): Promise<void> {
  const hydration = new PageHydration();
  const registry = readPageRegistry();
  // The shell's own chunks, for the reporter and QA.
  addIntegrity(registry.parts['shell']?.integrity ?? {});
  hydration.onDue((id) => preloadScripts(registry, id));
  const loader = new RemoteLoader((part, error) => reportError(part, error, 'load'));
  const overrides = readOverrides(location.search);
  if (!overrides) {
    // A QA session is not a visit.
    loadReporter(findOwnRegistry() ?? '');
    await hydration.whenNeeded;
    // Loads while the rest is evaluated. A QA session may change versions.
    loader.addParts(registry.parts);
    hydration.onDue((id) => loader.fetch(id));
    prefetchForms(registry);
  }
  // In these scripts, but run only now.
  const { openDocument } = await import(/* webpackMode: "eager" */ './start-site');
  openDocument(registry, { hydration, loader, overrides });
}

// Once, even if the replay script loaded this script twice.
const page = document.documentElement;
if (!page.hasAttribute(startedAttribute)) {
  page.setAttribute(startedAttribute, '');
  watchFailures();
  start().catch((error: unknown) => reportError('shell', error, 'start'));
}
