export { affectedPages, type PageToOpen } from './affected-pages';
export { browserFlags, inspect, type InspectOptions } from './inspect';
export { type ContactForCheck, type LocalServer, serveAlone } from './serve-alone';
export { scrollThrough, whenHydrated } from './settle';
export { type Screen, screens } from './visitors';
