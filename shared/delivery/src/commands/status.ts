import { FolderStorage } from '../folder-storage';
import { findLive, findLiveComposition } from '../live';
import { readReleases } from '../compose';
import { readSettings } from '../settings';

/** `npm run status`: what is live, part by part. */
export async function status(): Promise<void> {
  const storage = new FolderStorage(readSettings().siteDir);
  const [live, composition] = [await findLive(storage), await findLiveComposition(storage)];
  if (!live || !composition) return console.log('Nothing is live yet. Run npm start.');
  console.log(`Composition ${composition.id}, live since ${live.at} (${live.reason}), ${Object.keys(composition.pages).length} pages\n`);
  const rows = (await readReleases(storage, composition.parts)).map((release) => [
    release.part,
    release.version,
    release.commit,
    age(release.builtAt),
    `${Math.round(release.files.filter(({ name }) => name.endsWith('.js')).reduce((sum, file) => sum + file.brotli, 0) / 1000)} KB`,
    release.owner,
  ]);
  printTable(['part', 'version', 'commit', 'age', 'scripts (br)', 'owner'], rows);
}

function age(iso: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(iso)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}

function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
}
