export * from './dev-server';
export * from './development-shell';
