export * from './check';
export * from './compose';
export * from './folder-storage';
export * from './live';
export * from './release';
export * from './serve';
export * from './storage';
