export * from './go-live';
export * from './live-log';
export * from './mix';
export * from './live-state';
export * from './rollback';
export * from './sequential-test';
export * from './split';
export * from './split-share';
