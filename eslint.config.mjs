import { siteLint } from './shared/build/src/lint/config.mjs';

export default siteLint(import.meta.dirname);
