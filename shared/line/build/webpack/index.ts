export { browserConfig, type BrowserBuild } from './browser';
export { nodeConfig } from './node';
export { pagesAndFragments, partConfig, type BuildEnv } from './part-config';
export { consumed, provided } from '../shared-modules';
