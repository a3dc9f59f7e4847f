/* eslint no-var: off -- a global of TypeScript is a var */

/** Allows `console.error` with this text in the running test, and demands that it comes. */
declare var expectConsoleError: (pattern: RegExp | string) => void;
/** Allows `console.warn` with this text in the running test, and demands that it comes. */
declare var expectConsoleWarn: (pattern: RegExp | string) => void;
/** Sets a media query for the rest of the test and notifies listeners. All are false at first. */
declare var setMediaQuery: (query: string, matches: boolean) => void;
