export type { SignedEntry } from './entries';
export * from './identity';
export * from './keys-file';
export * from './published';
export * from './signed-log';
export * from './signed-storage';
