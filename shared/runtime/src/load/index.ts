export { RemoteLoader } from './remote-loader';
export { addIntegrity, trustDevelopmentOrigin } from './script-loader';
