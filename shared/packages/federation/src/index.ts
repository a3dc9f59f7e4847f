export * from './host-context';
export * from './fragment';
export * from '@site/hydration/module-store';
export { RemoteModule, type RemoteModuleProps } from './remote-module';
