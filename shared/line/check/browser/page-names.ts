import { hydrateAttribute, hydratedAttribute, moduleAttribute, partAttribute } from '@site/runtime/names';

/** Argument of functions that run in the page, which cannot import. */
export const pageNames = {
  part: partAttribute,
  module: moduleAttribute,
  hydrate: hydrateAttribute,
  hydrated: hydratedAttribute,
} as const;

export type PageNames = typeof pageNames;
