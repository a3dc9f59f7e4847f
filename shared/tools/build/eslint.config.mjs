import { resolve } from 'node:path';
import { siteLint } from './src/lint/config.mjs';

/** Named on the command line, to keep the top level of the repository short: `npm run lint`. */
export default siteLint(resolve(import.meta.dirname, '../../..'));
