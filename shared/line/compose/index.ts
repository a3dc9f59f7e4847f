export * from './choice';
export * from './compose';
export { notFoundPath, type RenderedPage } from './compose-pages';
export * from './compositions';
export { readPageFacts, type WeighedPage } from './page-facts';
export * from './policy';
export * from './registry';
