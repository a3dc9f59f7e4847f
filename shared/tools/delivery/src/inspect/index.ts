export { inspect, type InspectOptions } from './inspect';
