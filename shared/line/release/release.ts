import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildDir, nodeBundle, root, sourceMapsFolder, type Part } from '../build';
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
import { type Build, type BuildPlace, readBuild } from './read-build';
import { noteRelease } from './released-build';
import { keepSourceMaps } from './source-maps';

export interface ReleaseReport {
  release: Release;
  isNew: boolean;
}

/** Stores a build as an immutable release. Equal content gives the same version. `release.json` comes last. */
export async function releasePart(
  storage: Storage,
  part: Part,
  place: Partial<BuildPlace> = {},
): Promise<ReleaseReport> {
  const { dir = buildDir(part) } = place;
  const build = await readBuild(part, { dir });
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
  noteRelease(dir, version);
  return { release: known ?? (await readJson<Release>(storage, key)), isNew };
}

/** Excludes time, commit, compression and source maps. */
function contentOf(part: Part, { files, node, ...rest }: Build): string {
  const hashes = [...files].map(([name, bytes]) => `${name} ${integrityOf(bytes)}`).sort();
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
