import type { Activation, Release } from '@site/contracts';
import { readComposition } from '../compose';
import { readReleases } from '../release';
import { settingsOf } from '../storage/settings';
import { formatTable, plain } from './progress';
import { type CommonOptions, getLive, openContext } from './context';
import { settingLines } from './settings';

/** `npx manzil status`: the live parts. Sizes are of all scripts after brotli. */
export async function status(options: CommonOptions = {}): Promise<void> {
  const { storage } = await openContext();
  const live = await getLive(storage);
  const {
    id: composition,
    parts: versions,
    pageCount: pages,
    config,
  } = await readComposition(storage, live.composition);
  const parts = (await readReleases(storage, versions)).map((release) => describe(release, live));
  const settings = settingsOf(config);
  const { at: since, reason, removed = [], by } = live;
  if (options.json)
    return console.log(JSON.stringify({ composition, since, reason, pages, parts, removed, by, settings }));
  console.log(`Composition ${composition}, live since ${since} (${plain(reason)}), ${pages} pages\n`);
  const head = ['part', 'version', 'commit', 'built', 'scripts', 'owner', 'note'];
  for (const line of formatTable(head, parts.map(rowOf))) console.log(line);
  if (removed.length > 0) console.log(`\nRemoved: ${removed.join(', ')}`);
  console.log('');
  for (const line of settingLines(settings)) console.log(line);
}

function describe({ part, version, commit, builtAt, owner, files }: Release, { pins = {} }: Activation) {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return {
    part,
    version,
    commit,
    builtAt,
    scriptBytes: scripts.reduce((sum, { brotli }) => sum + brotli, 0),
    owner,
    pinned: pins[part] !== undefined,
  };
}

function rowOf({ part, version, commit, builtAt, scriptBytes, owner, pinned }: ReturnType<typeof describe>): string[] {
  const size = `${Math.round(scriptBytes / 1000)} KB`;
  return [part, version, commit, builtAt.slice(0, 16), size, owner, pinned ? 'pinned by a rollback' : '–'];
}
