export { announceHydrated } from './module-elements';
export * from './module-store';
export { PageHydration } from './page-hydration';
export { prefetchForms, preloadScripts } from './preload-scripts';
export { useStoredToggle } from './use-stored-toggle';
