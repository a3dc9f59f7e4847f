export * from './ask';
export * from './fixture/site';
export type { VariantName } from './fixture/variants';
export * from './memory-site';
