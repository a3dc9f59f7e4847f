import { resolve, sep } from 'node:path';
import { siteLint } from './lint/config.mjs';

/** Named on the command line, because the top level of the repository is for parts: `npm run lint`. */
const line = resolve(import.meta.dirname, '..');
const [repository, installed] = line.split(`${sep}node_modules${sep}`);

/** In a team's repository `npx manzil pull` writes shared code. */
const ofOneTeam = [{ ignores: ['shared/'] }];

export default installed ? [...siteLint(repository), ...ofOneTeam] : siteLint(resolve(line, '../..'));
