export * from './compose';
export * from './compositions';
export * from './integrity';
export { writeLicenses } from './licenses-text';
export * from './policy';
export * from './registry';
export * from './snapshot';
