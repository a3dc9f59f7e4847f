export * from './child-process';
export * from './errors';
export * from './parts';
export * from './root.mjs';
