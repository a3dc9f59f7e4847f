export * from './identity';
export * from './keys-file';
export * from './signed-log';
export * from './signed-storage';
