import { loadReporter, reportError, watchFailures } from '@site/runtime/report';
import { RemoteLoader, addIntegrity } from '@site/runtime/load';
import { PageHydration, prefetchForms, preloadScripts } from '@site/runtime/hydrate';
import { startedAttribute } from '@site/runtime/names';
import { readOverrides } from './qa/overrides';
import { findOwnRegistry, readPageRegistry } from './router/registry-files';

/** Federation provides a shared module only if the shell refers to it. */
export const sharedOnDemand = [
  () => import('@site/ui/cards'),
  () => import('@site/ui/forms'),
  () => import('@site/ui/disclosure'),
];

/** In order, each a task: one task would block a phone for a quarter of a second. */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@site/runtime/router'),
  () => import(/* webpackMode: "eager" */ '@site/ui/core'),
  () => import(/* webpackMode: "eager" */ '@site/runtime'),
  () => import(/* webpackMode: "eager" */ './site'),
];

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
  for (const run of pieces) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { openDocument } = await import(/* webpackMode: "eager" */ './start-site');
  openDocument(registry, { hydration, loader, overrides });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

// Once, even if the replay script loaded this script twice.
const page = document.documentElement;
if (!page.hasAttribute(startedAttribute)) {
  page.setAttribute(startedAttribute, '');
  watchFailures();
  start().catch((error: unknown) => reportError('shell', error, 'start'));
}
