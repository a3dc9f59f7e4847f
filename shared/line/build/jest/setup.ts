import { ConsoleGuard } from './console-guard';

// Only where there is a page: tests of Node code start a third of a second sooner without it.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be conditional here
if (typeof document !== 'undefined') require('./page-setup');

const guard = new ConsoleGuard();
guard.listenTo(console);
globalThis.expectConsoleError = (pattern) => guard.expect('error', pattern);
globalThis.expectConsoleWarn = (pattern) => guard.expect('warn', pattern);
afterEach(() => guard.verify());
