import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, nodeBundle, partFilesName, root, sharedModules, type Part, type PartFiles } from '@site/build';
import type { ModuleFiles, Release, ReleaseFile, RouteDefinition, ShellRelease } from '@site/contracts';
import { brotli, brotliSuffix, isCompressible } from './compress';
import { contentId, integrityOf } from './hash';
import { loadNodeBundle } from './node-bundle';
import { keys, type Storage } from './storage';

/** What federation's `mf-stats.json` says, as far as it is read here. */
interface FederationStats {
  exposes: { path: string; requires: string[] }[];
}

/** Files of a build that describe it and are not released. */
const descriptions = ['mf-stats.json', 'mf-manifest.json', partFilesName];

/**
 * Reads a finished build and puts it into the storage as an immutable release. The same content
 * is the same version: releasing it twice changes nothing.
 */
export async function releasePart(storage: Storage, part: Part): Promise<Release> {
  const browserDir = join(buildDir(part), 'browser');
  const nodeDir = join(buildDir(part), 'node');
  const files = await Promise.all(
    browserFiles(browserDir, nodeDir).map(([name, dir]) => publishFile(storage, part.name, name, join(dir, name))),
  );
  const nodeBytes = readFileSync(join(nodeDir, nodeBundle));
  const release = describe(part, files, nodeBytes, readBuild(browserDir));
  await storage.writeOnce(keys.nodeBundle(part.name, release.version), nodeBytes);
  await storage.writeOnce(keys.release(part.name, release.version), JSON.stringify(release, null, 1));
  return release;
}

/** Name to folder. The Node build adds what only the document refers to: fonts and icons. */
function browserFiles(browserDir: string, nodeDir: string): [string, string][] {
  const names = new Map<string, string>();
  for (const dir of [nodeDir, browserDir]) for (const name of readdirSync(dir)) names.set(name, dir);
  for (const name of [...descriptions, nodeBundle]) names.delete(name);
  return [...names].filter(([name]) => !name.endsWith('.LICENSE.txt')).sort();
}

async function publishFile(storage: Storage, part: string, name: string, path: string): Promise<ReleaseFile> {
  const bytes = readFileSync(path);
  const key = keys.file(part, name);
  const known = await storage.read(key);
  if (known && !known.equals(bytes)) {
    throw new Error(`${part}/${name} was released with other content. A released file is never overwritten.`);
  }
  let compressed = await storage.read(key + brotliSuffix);
  if (!compressed && isCompressible(name)) {
    compressed = await brotli(bytes);
    await storage.writeOnce(key + brotliSuffix, compressed);
  }
  if (!known) await storage.writeOnce(key, bytes);
  return { name, bytes: bytes.length, brotli: compressed?.length ?? bytes.length, integrity: integrityOf(bytes) };
}

function describe(part: Part, files: ReleaseFile[], nodeBytes: Buffer, build: BuildDescription): Release {
  const routes = readRoutes(part, nodeBytes);
  const node = { name: nodeBundle, bytes: nodeBytes.length, brotli: nodeBytes.length, integrity: integrityOf(nodeBytes) };
  const content = contentId([part.version, JSON.stringify(files), node.integrity, JSON.stringify(routes)], 8);
  return {
    part: part.name,
    version: `${part.version}-${content}`,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    owner: part.owner,
    routes,
    ...(part.isShell ? { shell: describeShell(build.files) } : { entry: build.files.entry[0] }),
    modules: describeModules(build),
    requires: part.isShell ? {} : Object.fromEntries(sharedModules().map(({ name, version }) => [name, `^${version}`])),
    files,
    node,
  };
}

function readRoutes(part: Part, nodeBytes: Buffer): readonly RouteDefinition[] {
  if (part.isShell) return [];
  // Routes are plain data, so the bundle needs no shared module to say them.
  const { routes } = loadNodeBundle(nodeBytes, {});
  if (!Array.isArray(routes)) throw new Error(`${part.name}: src/routes.ts must export "routes", a list.`);
  return routes as RouteDefinition[];
}

function describeModules({ files, stats }: BuildDescription): Record<string, ModuleFiles> {
  return Object.fromEntries(
    Object.entries(files.modules).map(([key, scripts]) => {
      const shared = stats.exposes.find(({ path }) => path === `./${key}`)?.requires ?? [];
      return [key, { scripts, shared: [...shared].sort() }];
    }),
  );
}

function describeShell({ entry, provides }: PartFiles): ShellRelease {
  const modules = sharedModules().map(({ name, version }) => [name, { version, scripts: provides[name] ?? [] }] as const);
  return { scripts: entry, provides: Object.fromEntries(modules) };
}

interface BuildDescription {
  files: PartFiles;
  stats: FederationStats;
}

function readBuild(browserDir: string): BuildDescription {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(browserDir, name), 'utf8'));
  return { files: read(partFilesName) as PartFiles, stats: read('mf-stats.json') as FederationStats };
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
  } catch {
    return 'unknown';
  }
}
