export * from './build';
export { buildDir, writeWhole } from './build-cache';
export * from './new-remote';
export * from './part';
export * from './shared-modules';
export { partFilesName, type PartFiles } from './webpack/part-files-plugin';
export { nodeBundle } from './webpack/node';
export * from './dev-server';
export * from './development-shell';
