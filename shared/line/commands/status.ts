import type { Activation, Release } from '@site/contracts';
import { describeSplit } from '../live';
import { readComposition } from '../compose';
import { readReleases } from '../release';
import { readSiteSettings } from '../storage/settings';
import { formatAge, formatTable, plain } from './progress';
import { type CommonOptions, getLive, openContext } from './context';
import { settingLines } from './settings';

/** `npx manzil status`: the live parts. Sizes are of all scripts after brotli. */
export async function status(options: CommonOptions = {}): Promise<void> {
  const { storage, settings } = await openContext({ ...options, isReadOnly: true });
  const live = await getLive(storage);
  const composition = await readComposition(storage, live.composition);
  const releases = await readReleases(storage, composition.parts);
  const site = await readSiteSettings(storage, settings.site, { isReadOnly: true });
  const pages = composition.pageCount;
  if (options.json) {
    const parts = releases.map((release) => ({
      ...described(release),
      part: release.part,
      pinned: live.pins?.[release.part] !== undefined,
    }));
    console.log(
      JSON.stringify({
        composition: composition.id,
        since: live.at,
        reason: live.reason,
        pages,
        parts,
        removed: live.retired ?? [],
        split: live.split,
        by: live.by,
        settings: site,
      }),
    );
    return;
  }
  console.log(`Composition ${composition.id}, live since ${live.at} (${plain(live.reason)}), ${pages} pages\n`);
  const rows = releases.map((release) => row(release, live));
  for (const line of formatTable(['part', 'version', 'commit', 'age', 'scripts', 'owner', 'note'], rows))
    console.log(line);
  if (live.split)
    console.log(
      `\n${live.split.share} % of visitors get ${describeSplit(live.split)}. npm run release -- <part> --share 100 gives it to everybody, npx manzil rollback <part> takes it back.`,
    );
  if (live.retired) console.log(`\nRemoved: ${live.retired.join(', ')}`);
  console.log('');
  for (const line of settingLines(site)) console.log(line);
}

function row(release: Release, { pins = {} }: Activation): string[] {
  const { version, commit, builtAt, scriptBytes, owner, isUncommitted } = described(release);
  const notes = [
    ...(pins[release.part] ? ['pinned by a rollback'] : []),
    ...(isUncommitted ? ['uncommitted sources'] : []),
  ];
  return [
    release.part,
    version,
    commit,
    formatAge(builtAt),
    `${Math.round(scriptBytes / 1000)} KB`,
    owner,
    notes.join(', ') || '–',
  ];
}

/** `+` after the commit means uncommitted sources. */
function described({ version, commit, builtAt, owner, files }: Release) {
  const scriptBytes = files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { brotli }) => sum + brotli, 0);
  return {
    version,
    commit: commit.replace(/\+$/, ''),
    isUncommitted: commit.endsWith('+'),
    builtAt,
    scriptBytes,
    owner,
  };
}
