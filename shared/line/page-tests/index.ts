export * from './describe-routes';
export * from './render-page';
