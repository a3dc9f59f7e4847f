export * from './addresses';
export * from './node-bundle.mjs';
export type { ThirdPartyLicense } from './read-build';
export * from './release';
export * from './releases';
export { findPlaces, type SourcePlace } from './source-maps';
