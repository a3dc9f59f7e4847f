export * from './export-site';
