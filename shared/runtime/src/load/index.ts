export { RemoteLoader } from './host';
export { addIntegrity, trustDevelopmentOrigin } from './script-loader';
