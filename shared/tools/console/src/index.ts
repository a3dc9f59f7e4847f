export * from './messages';
export { buildPage, type PageFiles } from './page/build-page';
export { serveConsole, type ServeConsole, type ServedConsole } from './server/serve-console';
export type { ConsoleSource, RunOptions } from './server/source';
export { sharedMatrix } from './shared-matrix';
