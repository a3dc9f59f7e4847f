export * from './build';
export * from './build-cache';
export * from './shared-modules';
