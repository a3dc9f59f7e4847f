/**
 * The cost of growth: few and many remotes, short and long history. `npx manzil compose` first, then `node --import tsx
 * shared/tools/cli/bench/growth.ts`.
 */
import type { Composition } from '@site/contracts';
import { checkProposal, readProposal } from '@site/delivery/check';
import { brotliSuffix, type FolderStorage, keys } from '@site/delivery/storage';
import { checkPageIntegrity, compose, readComposition } from '@site/delivery/compose';
import { findLive, findSiteTarget } from '@site/delivery/activate';
import { readReleases } from '@site/delivery/release';
import { configOf, readSettings } from '@site/delivery/settings';
import { formatTable } from '../src/table';
import { deriveRelease, growSite, lengthenHistory } from './grow';

const settings = readSettings();
const config = configOf(settings.site);
const columns: string[][] = [];

for (const { remotes, releases } of [
  { remotes: 4, releases: 4 },
  { remotes: 50, releases: 4 },
  { remotes: 4, releases: 1000 },
  { remotes: 50, releases: 1000 },
]) {
  const { storage, composition, remove } = await growSite(settings, remotes);
  await lengthenHistory(storage, composition, releases);
  columns.push([`${remotes} remotes, ${releases} releases`, ...(await measure(storage, composition))]);
  await remove();
}

const rows = [
  'pages',
  'landing HTML',
  'landing HTML, brotli',
  'scripts preloaded by landing',
  'whole registry, brotli',
  'find live',
  'a request looks up live',
  'status',
  'check of a release',
  'compose a release',
  'roll the site back',
];
const [head = [], ...body] = ['', ...rows].map((name, index) => [
  name,
  ...columns.map((column) => column[index] ?? ''),
]);
for (const line of formatTable(head, body)) console.log(line);

async function measure(storage: FolderStorage, composition: Composition): Promise<string[]> {
  const landing = composition.pages['/'];
  const html = (await storage.read(landing?.file ?? ''))?.toString('utf8') ?? '';
  const registry = await storage.read(keys.registry(composition.registry ?? '') + brotliSuffix);
  const changed = await deriveRelease(storage, 'account', 'account', 'changed');
  const parts = { ...composition.parts, account: changed };
  const live = await findLive(storage);
  if (!live) throw new Error('Nothing is live.');
  return [
    String(Object.keys(composition.pages).length),
    `${html.length} bytes`,
    `${(await storage.read(`${landing?.file}${brotliSuffix}`))?.length} bytes`,
    String(html.match(/rel="preload" as="script"/g)?.length ?? 0),
    `${registry?.length} bytes`,
    await time(() => findLive(storage)),
    await time(() => findLive(storage, live.sequence)),
    await time(async () => readReleases(storage, (await readComposition(storage, live.composition)).parts)),
    await time(async () => checkProposal(storage, await readProposal(storage, parts, composition))),
    await time(() => compose({ storage, parts, config, live: composition }), 1),
    await time(async () => {
      const target = await findSiteTarget(storage, live);
      if (target) await checkPageIntegrity(storage, await readComposition(storage, target.activation.composition));
    }),
  ];
}

/** Median CPU time of all threads: wall time includes other processes. */
async function time(work: () => Promise<unknown>, runs = 5): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return `${median.toFixed(median < 10 ? 1 : 0)} ms`;
}
