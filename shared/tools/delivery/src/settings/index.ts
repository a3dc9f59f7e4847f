export * from './open-storage';
export * from './settings';
