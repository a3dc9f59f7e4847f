export * from './cases';
export * from './run-cases';
