export * from './settings';
export * from './site-settings';
