export * from './ask';
export * from './fixture/site';
