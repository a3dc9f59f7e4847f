export { browserConfig, type BrowserBuild } from './browser';
export { nodeConfig } from './node';
