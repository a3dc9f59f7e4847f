import failOnConsole from 'jest-fail-on-console';

// Only where there is a page: tests of Node code start a third of a second sooner without it.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be conditional here
if (typeof document !== 'undefined') require('./page-setup');

// React reports page errors there.
failOnConsole();
