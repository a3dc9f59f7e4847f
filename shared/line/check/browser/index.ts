export { browserFlags, inspect, type InspectOptions } from './inspect';
export { type ContactForCheck, serveAlone } from './serve-alone';
