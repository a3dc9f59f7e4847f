/** Usable outside a test runner. */
export * from './ask';
export * from './nginx';
