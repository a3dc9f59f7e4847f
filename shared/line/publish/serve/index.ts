export * from './hsts';
export * from './listen';
export * from './live-site';
export * from './log';
export * from './serve';
export * from './until-stopped';
