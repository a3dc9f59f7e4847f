export * from './host-context';
export * from './fragment';
export { announceHydrated } from './hydrated';
export * from './module-store';
export { RemoteModule, type RemoteModuleProps } from './remote-module';
