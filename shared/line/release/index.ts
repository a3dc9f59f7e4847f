export * from './integrity';
export * from './module-scripts';
export * from './node-bundle.mjs';
export * from './release';
export { findReleased } from './released-build';
export * from './releases';
export * from './route-paths';
export { findPlaces, type SourcePlace } from './source-maps';
