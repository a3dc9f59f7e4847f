export * from './append-only-log';
export * from './hash';
export * from './storage';
export * from './folder-storage';
export * from './overlay-storage';
