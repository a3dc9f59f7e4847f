export * from './copy-site';
