import { addIntegrity } from '@site/federation/script-loader';
import { provided } from './provide';
import { reportError } from './report-error';
import { readWanted } from './qa/wanted';
import { readPageRegistry } from './routing/site-registry';
import { startSite } from './start-site';

/** Keeps the references in `provide.ts` in the bundle. */
export const sharedOnDemand = provided;

const registry = readPageRegistry();
const wanted = readWantedHere();

/** A browser that keeps no storage at all throws when it is asked for it. */
function readWantedHere() {
  try {
    return readWanted(location.search, window.sessionStorage);
  } catch {
    return undefined;
  }
}

if (wanted) {
  addIntegrity(registry.parts['shell']?.integrity ?? {});
  import('./qa/start-qa')
    .then(({ prepareQa }) => prepareQa(registry, wanted))
    .then(startSite)
    .catch((error: unknown) => reportError('shell', error));
} else {
  startSite({ registry, takesOver: true });
}
