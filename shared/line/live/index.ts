export * from './actor';
export * from './go-live';
export * from './live-log';
export * from './mix';
export * from './prune';
export * from './rollback';
export * from './split';
