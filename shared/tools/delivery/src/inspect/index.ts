export { affectedPages, type PageToOpen } from './affected-pages';
export { browserFlags, inspect, type InspectOptions, type LocalServer, serveAlone } from './inspect';
export { screens, type Screen, scrollThrough, whenHydrated } from './open-page';
