export { loadReporter } from './load-reporter';
export { reportError, watchFailures } from './report-error';
