export type { FragmentProps } from './generated/fragments';
export * as paths from './generated/paths';
export type { SitePath } from './site-path';
export * from './registry';
export * from './release';
export * from './remote';
export * from './script-json';
export * from './site';
export * from './composition';
