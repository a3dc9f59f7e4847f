export * from './actor';
export * from './activate';
export * from './live-log';
export * from './mix';
export * from './prune';
export * from './rollback';
export * from './split';
