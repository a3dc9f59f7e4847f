import type { PageRegistry } from '@site/contracts';
import { addIntegrity } from '@site/federation/script-loader';
import { reportError } from './report-error';
import { readOverrides, type Overrides } from './qa/overrides';
import { readPageRegistry } from './routing/site-registry';
import { startSite } from './start-site';

/** Starts the site on a composed document; in a QA session with the overrides of that session. */
export function openDocument(): void {
  const registry = readPageRegistry();
  const overrides = readSessionOverrides();
  if (overrides) openForQa(registry, overrides).catch((error: unknown) => reportError('shell', error));
  else startSite({ registry, mode: 'hydrate' });
}

/** Reading `sessionStorage` throws in a browser that blocks storage. */
function readSessionOverrides(): Overrides | undefined {
  try {
    return readOverrides(location.search, window.sessionStorage);
  } catch {
    return undefined;
  }
}

async function openForQa(registry: PageRegistry, overrides: Overrides): Promise<void> {
  addIntegrity(registry.parts['shell']?.integrity ?? {});
  const { prepareQa } = await import('./qa/start-qa');
  startSite(await prepareQa(registry, overrides));
}
