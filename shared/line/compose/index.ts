export * from './compose';
export * from './compositions';
export * from './policy';
export * from './registry';
