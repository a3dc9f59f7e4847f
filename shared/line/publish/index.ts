export * from './listen';
export * from './log';
export * from './publish';
export * from './serve';
export * from './until-stopped';
