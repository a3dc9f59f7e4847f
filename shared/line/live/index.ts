export * from './actor';
export * from './go-live';
export * from './live-log';
export * from './mix';
export * from './live-state';
export * from './rollback';
export * from './split';
