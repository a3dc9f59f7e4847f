/**
 * A portal: one route with many instances, composed from nothing, and a release of another part. `npx manzil compose`
 * first, then `node --import tsx shared/tools/cli/bench/portal.ts [<instances>]`; default 10,000.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Composition, type Release, type RouteInstance } from '@site/contracts';
import { activate, findLiveComposition, goLive } from '@site/delivery/activate';
import { compose, documentsOf } from '@site/delivery/compose';
import { readReleases } from '@site/delivery/release';
import { openStorage, readSettings } from '@site/delivery/settings';
import { brotliSuffix, contentId, eachOf, FolderStorage, integrityOf, keys, readJson } from '@site/delivery/storage';
import { formatTable } from '../src/table';
import { cpuSeconds } from './cpu-seconds';
import { PeakMemory } from './peak-memory';

const showOneOfTen = `
;(() => {
  const load = module.exports.modules['pages/project-details'];
  module.exports.modules['pages/project-details'] = async () => {
    const { default: Page } = await load();
    const known = (id) => (/^[0-9]+$/.test(id) ? String(((Number(id) - 1) % 10) + 1) : id);
    return { default: (props) => Page({ ...props, params: { ...props.params, id: known(props.params.id) } }) };
  };
})();
`;

const instances = Number(process.argv[2] ?? 10_000);
const settings = readSettings();
const real = await openStorage(settings);
const live = await findLiveComposition(real);
if (!live) throw new Error('Nothing is live: npx manzil compose.');
const folder = await mkdtemp(join(tmpdir(), 'manzil-portal-'));
const storage = new FolderStorage(folder);
const rows: string[][] = [];
const row = (what: string, value: string) => void (rows.push([what, value]), console.error(`${what}: ${value}`));

try {
  for (const release of await readReleases(real, live.parts)) await copyRelease(release);
  const parts: Composition['parts'] = { ...live.parts, projects: await deriveLarge(live.parts['projects'] ?? '') };
  const memory = new PeakMemory();
  const [time, large] = await measured(() =>
    composeAll(parts, (done, pages) => console.error(`  ${done} of ${pages}`)),
  );
  row('pages', String(large.pageCount));
  row('composed from nothing', time);
  row('most memory, child processes included', `${memory.stop()} MB`);
  await activate(storage, { composition: large.id, parts, after: 0, reason: 'bench' });
  const account = await derive('account', parts['account'] ?? '', 'one');
  const [one, after] = await measured(() => releaseParts({ account }));
  const before = new Set(documentsOf(large).map(({ file }) => file));
  const same = documentsOf(after).filter(({ file }) => before.has(file)).length;
  row('one part with 10 pages released, without browser', one);
  row('documents with the same bytes and etag', `${((100 * same) / documentsOf(after).length).toFixed(2)} %`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const line of formatTable(['', `${instances} instances`], rows)) console.log(line);

/** Time, and processor time including ended children. */
async function measured<T>(work: () => Promise<T>): Promise<[string, T]> {
  const [started, cpu] = [performance.now(), cpuSeconds()];
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  return [`${seconds.toFixed(1)} s (${(cpuSeconds() - cpu).toFixed(1)} s CPU)`, result];
}

async function composeAll(
  parts: Composition['parts'],
  onProgress?: (done: number, pages: number) => void,
): Promise<Composition> {
  const { composition } = await compose({
    storage,
    parts,
    config: live?.config ?? never(),
    live: undefined,
    onProgress,
  });
  return composition;
}

async function releaseParts(versions: Composition['parts']): Promise<Composition> {
  const { composition } = await goLive({
    storage,
    readConfig: async () => live?.config ?? never(),
    reason: 'bench',
    choose: (now) => ({ ...now?.parts, ...versions }),
  });
  return composition;
}

async function copyRelease(release: Release): Promise<void> {
  const { part, version, files } = release;
  for (const { name } of files) await eachOf(['', brotliSuffix], (suffix) => copy(keys.file(part, name) + suffix));
  await copy(keys.nodeBundle(part, version));
  await copy(keys.types(part, version));
  await copy(keys.release(part, version));
}

async function copy(key: string): Promise<void> {
  const bytes = await real.read(key);
  if (bytes) await storage.writeOnce(key, bytes);
}

async function derive(part: string, version: string, label: string): Promise<string> {
  return put(await readJson<Release>(storage, keys.release(part, version)), (code) => `${code}\n// ${label}`);
}

/** Projects with many project pages, each showing one of the ten projects. */
async function deriveLarge(version: string): Promise<string> {
  const release = await readJson<Release>(storage, keys.release('projects', version));
  const routes = release.routes.map((route) =>
    route.page === 'project-details' && route.instances ? { ...route, instances: multiply(route.instances) } : route,
  );
  return put({ ...release, routes }, (code) => code + showOneOfTen);
}

function multiply(originals: readonly RouteInstance[]): RouteInstance[] {
  return Array.from({ length: instances }, (_, index) => ({
    ...(originals[index % originals.length] ?? never()),
    params: { id: String(index + 1) },
  }));
}

async function put(release: Release, change: (code: string) => string): Promise<string> {
  const { part, version: before } = release;
  const code = change((await storage.read(keys.nodeBundle(part, before)))?.toString('utf8') ?? '');
  const node = { ...release.node, integrity: integrityOf(Buffer.from(code)) };
  const version = `${before.split('-')[0]}-${contentId([code, JSON.stringify(release.routes)], 8)}`;
  await storage.writeOnce(keys.nodeBundle(part, version), code);
  const types = await storage.read(keys.types(part, before));
  if (types) await storage.writeOnce(keys.types(part, version), types);
  await storage.writeOnce(keys.release(part, version), JSON.stringify({ ...release, version, node }));
  return version;
}

function never(): never {
  throw new Error('The site is not what this bench knows: it needs the route of projects with its instances.');
}
