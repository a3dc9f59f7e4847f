export * from './module-scripts';
export * from './node-bundle.mjs';
export * from './release';
export * from './releases';
export * from './route-paths';
export { findPlaces, type SourcePlace } from './source-maps';
