export * from './fragments';
export * from './paths';
export * from './registry';
export * from './release';
export * from './remote';
export * from './site';
export * from './composition';
