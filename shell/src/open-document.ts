import type { PageRegistry } from '@site/contracts';
import { addIntegrity } from '@site/federation/script-loader';
import { reportError } from './report-error';
import { readWanted, type Wanted } from './qa/wanted';
import { readPageRegistry } from './routing/site-registry';
import { startSite } from './start-site';

/** Starts the site on the document that a composition has written; in a QA session with what is wanted there. */
export function openDocument(): void {
  const registry = readPageRegistry();
  const wanted = readWantedHere();
  if (wanted) openForQa(registry, wanted).catch((error: unknown) => reportError('shell', error));
  else startSite({ registry, takesOver: true });
}

/** A browser that keeps no storage at all throws when it is asked for it. */
function readWantedHere(): Wanted | undefined {
  try {
    return readWanted(location.search, window.sessionStorage);
  } catch {
    return undefined;
  }
}

async function openForQa(registry: PageRegistry, wanted: Wanted): Promise<void> {
  addIntegrity(registry.parts['shell']?.integrity ?? {});
  const { prepareQa } = await import('./qa/start-qa');
  startSite(await prepareQa(registry, wanted));
}
