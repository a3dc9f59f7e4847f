export * from './describe-heads';
export * from './render-page';
