import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync, statSync } from 'node:fs';
import { join, basename, relative } from 'node:path';
import { isRunning } from './lock';
import { root, type Part } from './part';
import { createHash, type Hash } from 'node:crypto';
import { isInstalled, scriptIn } from './line';
import { compiledInto, installedFor } from './part-graph';

const pointer = 'latest';

/**
 * Folder of the latest build: `browser/`, `node/` and `content-key`. Later builds use other folders, so this one does
 * not change. Throws for a part that was never built.
 */
export function buildDir(part: Part): string {
  const name = readPointer(part);
  if (!name) throw new Error(`${part.name} is not built yet. Run npx manzil build ${part.name}.`);
  return join(cacheDir(part), name);
}

export function cacheDir(part: Part): string {
  return join(root, '.cache/build', part.name);
}

export function draftDir(part: Part): string {
  return join(cacheDir(part), `draft-${process.pid}`);
}

/** Makes the build with this content the latest; false when missing. */
export function findBuild(part: Part, key: string): boolean {
  const name = nameOf(key);
  if (!existsSync(join(cacheDir(part), name, 'content-key'))) return false;
  if (readPointer(part) !== name) writePointer(part, name);
  return true;
}

/** Publishes this process's draft atomically as the latest build. */
export function keepDraft(part: Part, key: string): void {
  const draft = draftDir(part);
  writeFileSync(join(draft, 'content-key'), key);
  const before = readPointer(part);
  if (findBuild(part, key)) rmSync(draft, { recursive: true });
  else renameSync(draft, join(cacheDir(part), nameOf(key)));
  writePointer(part, nameOf(key));
  tidy(part, [nameOf(key), before]);
}

function tidy(part: Part, kept: readonly string[]): void {
  for (const name of readdirSync(cacheDir(part))) {
    const [, pid] = /^(?:draft|latest)-(\d+)$/.exec(name) ?? [];
    const isUsed = [...kept, pointer, 'lock'].includes(name) || (pid && isRunning(pid));
    if (!isUsed) rmSync(join(cacheDir(part), name), { recursive: true, force: true });
  }
}

function nameOf(key: string): string {
  return key.slice(0, 16);
}

function readPointer(part: Part): string {
  const file = join(cacheDir(part), pointer);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writePointer(part: Part, name: string): void {
  mkdirSync(cacheDir(part), { recursive: true });
  writeWhole(join(cacheDir(part), pointer), name);
}

export function writeWhole(file: string, text: string): void {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Only what webpack reads. */
const presets = [
  join(import.meta.dirname, 'webpack'),
  scriptIn(import.meta.dirname, 'compile'),
  scriptIn(import.meta.dirname, 'shared-modules'),
  scriptIn(import.meta.dirname, 'shared-code'),
  scriptIn(import.meta.dirname, 'build-files'),
];

/**
 * Hash of a build's inputs: folder, compiled-in packages, their installed dependencies, and Node. Without shared
 * modules, which remotes do not compile.
 */
export function contentKey(part: Part): string {
  const hash = createHash('sha256').update(process.version);
  const manifest = JSON.parse(readFileSync(join(part.dir, 'package.json'), 'utf8')) as Parameters<
    typeof compiledInto
  >[0];
  const compiled = compiledInto(manifest);
  for (const source of [part.dir, ...presets, ...compiled.map((path) => join(root, path))]) addPath(hash, source);
  // The installed line is one package, and the lock file has its dependencies.
  if (isInstalled) hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const line of installedFor(basename(part.dir), manifest)) hash.update(line);
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(relative(root, path)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!isBeside(name) && !isImageSource(join(path, name))) addPath(hash, join(path, name));
  }
}

/** Input of `npm run images`. Only its output counts: pictures and `images/manifest.json`. */
function isImageSource(path: string): boolean {
  return /[\\/]images[\\/](source|plan\.ts)$/.test(path);
}

function isBeside(name: string): boolean {
  return (
    ['dist', 'node_modules'].includes(name) || name.endsWith('.md') || /\.test\.tsx?$/.test(name) || name === 'testing'
  );
}

/** What the shell's build names its shared modules as one CommonJS file. */
export const sharedCodeFile = /^shared-code\.\w+\.cjs$/;

/** Node bundle in a build folder. */
export const nodeBundle = 'node.cjs';

/** Private source maps in a build. */
export const sourceMapsFolder = 'maps';

/** Third-party contents of a build (JSON list of `ThirdPartyLicense`). */
export const licensesName = 'licenses.json';

/** {@link PartFiles} as JSON in the browser build. */
export const partFilesName = 'part-files.json';

export interface PartFiles {
  /** First scripts in order; a remote's federation entry. */
  entry: readonly string[];
  /** Exposed module to its scripts. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Exposed module to imported shared modules. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** Shared module to the scripts that the shell loads on demand. */
  provides: Readonly<Record<string, readonly string[]>>;
}
