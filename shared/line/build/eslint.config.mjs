import { resolve, sep } from 'node:path';
import { siteLint } from './lint/config.mjs';

/** Named on the command line, because the top level of the repository is for parts: `npm run lint`. */
const [root] = resolve(import.meta.dirname, '../../..').split(`${sep}node_modules${sep}`);

/** In a team's repository `npx manzil pull` writes shared code. */
const ofOneTeam = [{ ignores: ['shared/'] }];
const isInstalled = root !== resolve(import.meta.dirname, '../../..');

export default [...siteLint(root), ...(isInstalled ? ofOneTeam : [])];
