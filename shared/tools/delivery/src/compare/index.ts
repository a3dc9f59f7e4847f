export * from './change';
export { compareCompositions, type CompareInput } from './compare';
export type { ComparedSite } from './look-at-changes';
