export { loadBeacon } from './load-beacon';
export { reportError, watchFailures } from './report-error';
