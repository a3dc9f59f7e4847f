export * from './load/host-context';
export * from './load/fragment';
export { RemoteModule, type RemoteModuleProps } from './load/remote-module';
