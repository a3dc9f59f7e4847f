export { browserFlags, inspect } from './inspect';
export { type ContactForCheck, serveAlone } from './serve-alone';
