export { affectedPages, type PageToOpen } from './affected-pages';
export { inspect, type InspectOptions } from './inspect';
export { type ContactForCheck, type LocalServer, serveAlone } from './serve-alone';
export { scrollThrough, whenHydrated } from './settle';
export { browserFlags, type Screen, screens } from './visitors';
