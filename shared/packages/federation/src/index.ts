export * from './host-context';
export * from './fragment';
export { RemoteModule, type RemoteModuleProps } from './remote-module';
