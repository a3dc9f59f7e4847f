export * from './log';
export * from './publish';
export * from './serve';
