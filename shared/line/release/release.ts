import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildDir, nodeBundle, sourceMapsFolder, findBuildDir, writeWhole } from '../build';
import { releaseFormat, type Release, type ReleaseFile } from '@site/contracts';
import {
  brotli,
  brotliSuffix,
  contentId,
  eachOf,
  findJson,
  integrityOf,
  isCompressible,
  keys,
  readJson,
  shortIntegrityOf,
  type Storage,
} from '../storage';
import { type Build, readBuild } from './read-build';
import { keepSourceMaps } from './source-maps';
import { existsSync, readFileSync } from 'node:fs';
import { findRelease } from './releases';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { root, type Part } from '../checkout';

export interface ReleaseReport {
  release: Release;
  isNew: boolean;
}

/** Stores a build as an immutable release. Equal content gives the same version. `release.json` comes last. */
export async function releasePart(
  storage: Storage,
  part: Part,
  { dir = buildDir(part) }: { dir?: string } = {},
): Promise<ReleaseReport> {
  const build = await readBuild(part, dir);
  const version = `${part.version}-${contentOf(part, build)}`;
  const files = await eachOf([...build.files], ([name, bytes]) => publishFile(storage, part.name, name, bytes));
  await storage.writeOnce(keys.nodeBundle(part.name, version), build.node);
  await storage.writeOnce(keys.types(part.name, version), JSON.stringify(build.types));
  await keepSourceMaps(storage, part.name, version, join(dir, sourceMapsFolder));
  const key = keys.release(part.name, version);
  const known = await findJson<Release>(storage, key);
  const isNew =
    !known &&
    (await storage.writeOnce(key, JSON.stringify(describe(part, version, build, files), null, 1))) === 'written';
  writeWhole(note(dir), version);
  return { release: known ?? (await readJson<Release>(storage, key)), isNew };
}

/** Excludes time, commit, compression, source maps, and the manifest, which names shared modules by their folders. */
function contentOf(part: Part, { files, node, manifest, ...rest }: Build): string {
  const parts = [...files].filter(([name]) => name !== manifest);
  const hashes = parts.map(([name, bytes]) => `${name} ${integrityOf(bytes)}`).sort();
  return contentId(
    [String(releaseFormat), part.version, part.owner, ...hashes, integrityOf(node), JSON.stringify(rest)],
    8,
  );
}

async function publishFile(storage: Storage, part: string, name: string, bytes: Buffer): Promise<ReleaseFile> {
  const key = keys.file(part, name);
  const known = await storage.read(key);
  if (known && !known.equals(bytes)) {
    throw new Error(`${part}/${name} was released with other content. A released file is never overwritten.`);
  }
  const compressed = isCompressible(name) ? await publishCompressed(storage, key + brotliSuffix, bytes) : bytes;
  if (!known) await storage.writeOnce(key, bytes);
  return {
    name,
    bytes: bytes.length,
    brotli: compressed.length,
    integrity: integrityOf(bytes),
    ...(name.endsWith('.js') ? { sri: shortIntegrityOf(bytes) } : {}),
  };
}

async function publishCompressed(storage: Storage, key: string, bytes: Buffer): Promise<Buffer> {
  const known = await storage.read(key);
  if (known) return known;
  const compressed = await brotli(bytes);
  await storage.writeOnce(key, compressed);
  return compressed;
}

function describe(
  part: Part,
  version: string,
  { node, types, files: _, ...build }: Build,
  files: ReleaseFile[],
): Release {
  return {
    format: releaseFormat,
    part: part.name,
    version,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    owner: part.owner,
    ...build,
    files,
    node: describePrivate(nodeBundle, node),
    types: describePrivate('types.json', Buffer.from(JSON.stringify(types))),
    declares: contentId([JSON.stringify(types.declares)], 16),
  };
}

function describePrivate(name: string, bytes: Buffer): ReleaseFile {
  return { name, bytes: bytes.length, brotli: bytes.length, integrity: integrityOf(bytes) };
}

/** With `+` for changed or new files. */
function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    return `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

const note = (dir: string) => join(dir, 'released-version');

/**
 * Version of a part's sources when they are built and released, as `releasePart` would find in seconds; `undefined`
 * also when the storage has no such release or lacks a file of it.
 */
export async function findReleased(
  storage: Storage,
  part: Part,
  dir = findBuildDir(part),
): Promise<string | undefined> {
  if (!dir || !existsSync(note(dir))) return undefined;
  const version = readFileSync(note(dir), 'utf8');
  const release = await findRelease(storage, part.name, version);
  const stored = new Set(await storage.list(keys.files + part.name));
  return release?.files.every(({ name }) => stored.has(keys.file(part.name, name))) ? version : undefined;
}

const decompress = promisify(brotliDecompress);

export async function checkReleaseIntegrity(storage: Storage, release: Release): Promise<string[]> {
  const { part, version, files, node, types } = release;
  const name = (file: ReleaseFile) => `${file.name} of ${part} ${version}`;
  const damage = await eachOf(files, async (file) => [
    ...verifyBytes(name(file), file, await storage.read(keys.file(part, file.name))),
    ...(isCompressible(file.name)
      ? await verifyCompressed(name(file), file, await storage.read(keys.file(part, file.name) + brotliSuffix))
      : []),
  ]);
  return [
    ...damage.flat(),
    ...verifyBytes(name(node), node, await storage.read(keys.nodeBundle(part, version))),
    ...verifyBytes(name(types), types, await storage.read(keys.types(part, version))),
  ];
}

function verifyBytes(name: string, { integrity }: ReleaseFile, bytes: Buffer | undefined): string[] {
  if (!bytes) return [`${name} is missing from the storage.`];
  return integrityOf(bytes) === integrity ? [] : [`${name} differs in the storage from the hash in release.json.`];
}

/** Visitors get the precompressed file. */
async function verifyCompressed(name: string, file: ReleaseFile, bytes: Buffer | undefined): Promise<string[]> {
  const plain = bytes && (await decompress(bytes).catch(() => Buffer.from('not brotli')));
  return verifyBytes(`The compressed ${name}`, file, plain);
}
