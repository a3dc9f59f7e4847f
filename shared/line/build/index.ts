export * from './build';
export * from './build-cache';
export * from './child';
export * from './part';
export * from './shared-modules';
