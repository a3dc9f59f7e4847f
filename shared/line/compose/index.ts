export * from './compose';
export * from './compositions';
export * from './integrity';
export * from './policy';
export * from './registry';
export { snapshotOf } from './root-files';
