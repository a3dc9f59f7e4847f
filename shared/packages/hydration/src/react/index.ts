export { HydrationBoundary } from './hydration-boundary';
export { ModuleRoot } from './module-root';
export { useIsHydrated } from './use-is-hydrated';
