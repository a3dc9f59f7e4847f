import { hydrateAttribute, hydratedAttribute, moduleAttribute, partAttribute } from '@site/hydration/names';

/** Argument of functions that run in the page, which cannot import. */
export const pageNames = {
  part: partAttribute,
  module: moduleAttribute,
  hydrate: hydrateAttribute,
  hydrated: hydratedAttribute,
  /** Private to React: an element's handlers. The case `dead-control` of the gate notices another name. */
  reactProps: '__reactProps$',
} as const;

export type PageNames = typeof pageNames;
