export { UnwritableFolderError } from './folder-writer';
export * from './log';
export * from './publish';
export * from './published-site';
export * from './serve';
export { openTemporaryFolder, type TemporaryFolder } from './temporary-folder';
