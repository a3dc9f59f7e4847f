export * from './open-storage';
export * from './settings';
export * from './site-settings';
