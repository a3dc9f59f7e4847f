export { browserFlags, checkInBrowser, type BrowserCheckOptions } from './check-in-browser';
export { type ContactForCheck, serveAlone } from './serve-alone';
