import type { PageRegistry } from '@site/contracts';
import { addIntegrity } from '@site/federation/script-loader';
import { reportError } from './report-error';
import { readOverrides, type Overrides } from './qa/overrides';
import { readPageRegistry } from './routing/site-registry';
import { startSite, type SiteStart } from './start-site';

/** Starts the site on a composed document; in a QA session with the overrides of that session. */
export function openDocument(): void {
  const registry = readPageRegistry();
  const overrides = readSessionOverrides();
  if (overrides) void openForQa(registry, overrides);
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

/** Without the code or the versions of the QA session, the live site is better than a page that does nothing. */
async function openForQa(registry: PageRegistry, overrides: Overrides): Promise<void> {
  addIntegrity(registry.parts['shell']?.integrity ?? {});
  const start = await import('./qa/start-qa').then(
    ({ prepareQa }) => prepareQa(registry, overrides),
  ).catch((error: unknown): SiteStart => {
    reportError('shell', error);
    return { registry, mode: 'hydrate' };
  });
  startSite(start);
}
