/** What runs outside of a test runner as well. */
export * from './ask';
export * from './nginx';
export * from './planted-changes';
