export * from './preview-storage';
export * from './previews';
