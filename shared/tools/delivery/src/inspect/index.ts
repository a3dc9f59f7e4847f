export { affectedPages, type PageToOpen } from './affected-pages';
export { browserFlags, inspect, type InspectOptions, type LocalServer, serveAlone } from './inspect';
export { isHydrated, screens, type Screen, scrollThrough } from './open-page';
