export * from './live-site';
export * from './serve';
