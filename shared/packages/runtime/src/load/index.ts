export { RemoteLoader } from './host';
export { PartBoundary } from './part-boundary';
export { addIntegrity, trustDevelopmentOrigin } from './script-loader';
