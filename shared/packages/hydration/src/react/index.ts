export { HydrationBoundary } from './hydration-boundary';
export { ModuleRoot } from './module-root';
export { useIsHydrated } from './use-is-hydrated';
export { useStoredToggle } from './use-stored-toggle';
