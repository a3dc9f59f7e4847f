export * from './actor';
export * from './activate';
export * from './live-log';
export * from './live-site';
export * from './mix';
export * from './prune';
export * from './rollback';
export { type LiveState, lift, pin, markRemoved } from './state';
