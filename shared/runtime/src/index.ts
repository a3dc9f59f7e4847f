export { AbovePage, isShownAbovePage, showAbovePage } from './load/above-page';
export * from './load/host-context';
export * from './load/remote-module';
export { partAt } from './report/shown-parts';
