export { announceHydrated } from './announce';
export { hydrateAll, hydrateModules } from './hydrate-modules';
export * from './module-store';
export { PageHydration } from './page-hydration';
export { prefetchForms } from './prefetch-forms';
export { preloadScripts } from './preload-scripts';
export { openStandingLinks } from './standing-links';
export { watchStandingReveals } from './standing-reveals';
