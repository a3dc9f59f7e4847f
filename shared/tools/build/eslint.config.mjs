import { resolve } from 'node:path';
import { siteLint } from './src/lint/config.mjs';

/** Named on the command line, because the top level of the repository is for parts: `npm run lint`. */
export default siteLint(resolve(import.meta.dirname, '../../..'));
