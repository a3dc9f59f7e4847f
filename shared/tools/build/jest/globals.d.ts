/* eslint no-var: off -- a global of TypeScript is a var */

/** Allows `console.error` with this text in the running test, and demands that it comes. */
declare var expectConsoleError: (pattern: RegExp | string) => void;
/** Allows `console.warn` with this text in the running test, and demands that it comes. */
declare var expectConsoleWarn: (pattern: RegExp | string) => void;
