export * from './load/host-context';
export * from './load/remote-module';
