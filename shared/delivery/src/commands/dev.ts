import { getPart, listParts, startDevServer } from '@site/build';
import { bringUp, siteConfig } from '../bring-up';
import { goLive } from '../go-live';
import { openStorage } from '../open-storage';
import { OverlayStorage } from '../overlay-storage';
import { Progress } from '../progress';
import { readSettings } from '../settings';
import { openStore, refuseBusyPort, serveUntilStopped } from './start';

/** First port of the development servers; the parts follow in the order of their names. */
const firstPort = 4201;

/**
 * `npm run dev [-- <part> …]`: the live site with these remotes from their sources, all of them by
 * default. What is composed for it stays in memory: nothing goes live, nothing is stored.
 */
export async function dev(names: readonly string[]): Promise<void> {
  const settings = readSettings();
  const progress = new Progress();
  const remotes = names.length > 0 ? names.map(getPart) : listParts().filter(({ isShell }) => !isShell);
  await refuseBusyPort(settings.port);
  const storage = new OverlayStorage(await openStorage(settings));
  await bringUp(storage, settings, progress);
  const config = { ...siteConfig(settings), development: true as const };
  await goLive({ storage, config, siteUrl: settings.siteUrl, reason: 'dev', choose: (live) => live?.parts ?? {} });
  const uses: string[] = [];
  for (const [index, part] of remotes.entries()) {
    const port = firstPort + index;
    await startDevServer(part, port);
    uses.push(`use=${part.name}@http://localhost:${port}`);
    progress.say(`${part.name} from its sources on port ${port}`);
  }
  await serveUntilStopped(settings, await openStore(settings), { storage, entrance: `/?${uses.join('&')}` });
  process.exit(0); // the development servers keep the process alive otherwise
}
