import { isInstalled, root } from '../checkout/root.mjs';
import { siteLint } from './lint/config.mjs';

/** In a team's repository `npx manzil pull` writes shared code. */
const ofOneTeam = [{ ignores: ['shared/'] }];

export default isInstalled ? [...siteLint(root), ...ofOneTeam] : siteLint(root);
