import { createHash } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Activation, Composition, Release, Split } from '@site/contracts';
import { checkSiteIntegrity, findComposition, partRegistry, registryFiles } from '../../compose';
import { findLive, walkActivations } from '../../live';
import { brotliSuffix, eachOf, isCompressible, keys, type Storage, UserError } from '../../storage';
import { fileUrl, findRelease, readReleases } from '../../release';
import { hstsValue, isHttps } from '../serve';
import { type ExportedPage, layOut } from './layout';
import { nginxConfig, type NginxSite, nginxSplit, splitFolder } from './nginx';

/**
 * Exports a composition for static hosts: `public/` and an nginx configuration. HSTS with an https address. Throws when
 * the folder is not empty or the composition incomplete.
 */
export async function exportSite(
  storage: Storage,
  composition: Composition,
  folder: string,
  { hstsSubdomains = false, split }: ExportOptions = {},
): Promise<{ files: number }> {
  await refuseUsed(folder);
  await refuseIncomplete(storage, composition);
  if (split) await refuseIncomplete(storage, split.composition);
  const live = await findLive(storage);
  const shown = [composition, ...(split ? [split.composition] : [])];
  const site = siteOf(composition, split !== undefined);
  const other = split && siteOf(split.composition, true);
  const found = await eachOf(shown, ({ parts }) => readReleases(storage, parts));
  const named = new Map(found.flat().map((each) => [`${each.part}@${each.version}`, each]));
  const earlier = await findEarlier(storage, composition, live);
  const releases = [...named.values(), ...earlier.releases];
  const registries = [...shown.map(({ registry }) => registry ?? []), earlier.registries].flat();
  const registryKeys = await eachOf(registries, (name) => registryFiles(storage, name));
  const copies = [
    ...pageCopies(site, ''),
    ...(other ? pageCopies(other, splitFolder) : []),
    ...releases.flatMap(copiesOf),
    ...registryKeys.flat().map((key) => ({ to: `_/${key}`, key })),
  ];
  const write = async (name: string, bytes: Buffer | string) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    await utimes(path, timeOf(bytes), timeOf(bytes));
  };
  const unique = new Map(copies.map(({ to, key }) => [to, key]));
  await eachOf([...unique], async ([to, key]) => {
    const bytes = await getBytes(storage, key);
    await write(`public/${to}`, bytes);
    if (!isCompressible(key)) return;
    await write(`public/${to}.gz`, await compress(bytes, { level: 9 }));
    const brotli = await storage.read(key + brotliSuffix);
    if (brotli) await write(`public/${to}${brotliSuffix}`, brotli);
  });
  // For ?use=.
  await eachOf(releases, (release) =>
    write(`public/_/release/${release.part}/${release.version}.json`, JSON.stringify(partRegistry(release))),
  );
  const hsts = isHttps(composition.config) ? hstsValue({ includeSubDomains: hstsSubdomains }) : undefined;
  const files = releases.flatMap((release) => release.files.map(({ name }) => name));
  await write('nginx-brotli.conf', 'brotli_static on;\n');
  await write('nginx.conf', nginxConfig({ ...site, split: other, files, hsts }));
  if (split) await write('nginx-split.conf', nginxSplit(split.rule));
  return { files: unique.size };
}

export interface ExportOptions {
  /** Adds subdomains to HSTS. */
  hstsSubdomains?: boolean;
  /** A share of the visitors. Only nginx has it; other hosts send the composition to everybody. */
  split?: { composition: Composition; rule: Split } | undefined;
}

async function refuseIncomplete(storage: Storage, composition: Composition): Promise<void> {
  const damage = await checkSiteIntegrity(storage, composition);
  if (damage.length > 0)
    throw new UserError(
      `Composition ${composition.id} is incomplete:\n${damage.map((line) => `  ${line}`).join('\n')}`,
    );
}

function siteOf(composition: Composition, isPrivate: boolean): NginxSite & Pick<Composition, 'rootFiles'> {
  const withHeaders = <T extends { headers: Headers }>(answer: T): T =>
    isPrivate && answer.headers['cache-control'] === 'no-cache'
      ? { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-cache' } }
      : answer;
  const { pages, unknown, notFound } = layOut(composition);
  const page = (each: ExportedPage): ExportedPage => ({ ...each, page: withHeaders(each.page) });
  return {
    layout: { pages: pages.map(page), unknown: unknown.map(page), notFound: page(notFound) },
    rootFiles: Object.fromEntries(
      Object.entries(composition.rootFiles).map(([path, file]) => [path, withHeaders(file)]),
    ),
    redirects: composition.redirects ?? {},
  };
}

type Headers = Readonly<Record<string, string>>;

function pageCopies(
  { layout: { pages, unknown, notFound }, rootFiles }: Pick<NginxSite, 'layout'> & Pick<Composition, 'rootFiles'>,
  folder: string,
): { to: string; key: string }[] {
  return [
    ...[...pages, ...unknown, notFound].map(({ file, page }) => ({ to: folder + file, key: page.file })),
    ...Object.entries(rootFiles).map(([path, { file }]) => ({ to: folder + path.slice(1), key: file })),
  ];
}

const compress = promisify(gzip);

/** Earlier activations whose files open tabs may request. */
const activationsBack = 10;

/** Earlier compositions, because a host that replaces everything would break open tabs. */
async function findEarlier(
  storage: Storage,
  composition: Composition,
  live: Activation | undefined,
): Promise<{ releases: Release[]; registries: string[] }> {
  const [releases, registries] = [new Map<string, Release>(), new Set<string>()];
  let left = activationsBack;
  for await (const { composition: id, parts = {} } of walkActivations(storage, live)) {
    const record = id === composition.id ? undefined : await findComposition(storage, id);
    if (record?.registry) registries.add(record.registry);
    for (const [part, version] of Object.entries(parts)) {
      const release = composition.parts[part] === version ? undefined : await findRelease(storage, part, version);
      if (release) releases.set(`${part}@${version}`, release);
    }
    left -= 1;
    if (left === 0) break;
  }
  return { releases: [...releases.values()], registries: [...registries] };
}

/**
 * A constant time between 2020 and 2024 derived from the content: nginx derives etags from time and size, so unchanged
 * pages keep theirs.
 */
function timeOf(bytes: Buffer | string): number {
  const hash = createHash('sha256').update(bytes).digest().readUInt32BE() >>> 5;
  return Date.UTC(2020, 0, 1) / 1000 + hash;
}

function copiesOf({ part, files }: Release): { to: string; key: string }[] {
  return files.map(({ name }) => ({ to: fileUrl(part, name).slice(1), key: keys.file(part, name) }));
}

async function getBytes(storage: Storage, key: string): Promise<Buffer> {
  const bytes = await storage.read(key);
  if (!bytes) throw new Error(`The storage has lost ${key}.`);
  return bytes;
}

async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
}
