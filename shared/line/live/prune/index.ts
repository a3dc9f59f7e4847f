export * from './prune';
