export { loadBeacon } from './load-beacon';
export { pageShownEvent } from './page-shown-event';
export { reportError, watchFailures } from './report-error';
