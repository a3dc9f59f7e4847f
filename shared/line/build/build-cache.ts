import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createHash, type Hash } from 'node:crypto';
import { isProvided } from './shared-modules';
import { findManifest, type Manifest, type Part, root, sharedFolders } from '../checkout';

/** Folder of a build: `browser/` and `node/`. `undefined` when these sources are not built. */
export function findBuildDir(part: Part, key = contentKey(part)): string | undefined {
  const dir = join(cacheDir(part), key.slice(0, 16));
  return existsSync(dir) ? dir : undefined;
}

/** As {@link findBuildDir}. Throws for sources that are not built. */
export function buildDir(part: Part): string {
  const dir = findBuildDir(part);
  if (!dir) throw new Error(`${part.name} is not built as it is now. Run npx manzil build ${part.name}.`);
  return dir;
}

function cacheDir(part: Part): string {
  return join(root, '.cache/build', part.name);
}

export function draftDir(part: Part): string {
  return join(cacheDir(part), `draft-${process.pid}`);
}

/** Publishes this process's draft atomically. Another process may have built the same content meanwhile. */
export function keepDraft(part: Part, key: string): void {
  const draft = draftDir(part);
  if (findBuildDir(part, key)) rmSync(draft, { recursive: true });
  else renameSync(draft, join(cacheDir(part), key.slice(0, 16)));
}

export function writeWhole(file: string, text: string): void {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Code of the line that decides what a build contains. */
const presets = ['webpack', 'compile.ts', 'shared-modules.ts', 'shared-code.ts', '../checkout', '../release'].map(
  (name) => join(import.meta.dirname, name),
);

/** Hash of a build's inputs: folder and compiled-in packages. Without shared modules, which remotes do not compile. */
export function contentKey(part: Part): string {
  const compiled = compiledInto(findManifest(part.dir)).map((folder) => join(root, folder));
  return hashOf([part.dir, ...presets, ...compiled]);
}

/** Of files and folders, everything installed, and Node. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of [join(root, 'package-lock.json'), ...paths]) addPath(hash, path);
  return hash.digest('hex');
}

/** Sorted shared folders compiled into a part: transitive `@site/…` dependencies that the shell does not provide. */
export function compiledInto(manifest: Partial<Manifest> = {}): string[] {
  const isShell = manifest.site?.part === 'shell';
  const compiled = ({ dependencies = {} }: Partial<Manifest> = {}) =>
    Object.keys(dependencies).filter((name) => isShell || !isProvided(name));
  const folders = sharedFolders();
  const found = new Set<string>();
  const visit = (name: string): void => {
    const folder = folders.get(name);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    compiled(findManifest(join(root, folder))).forEach(visit);
  };
  compiled(manifest).forEach(visit);
  return [...found].sort();
}

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(relative(root, path)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) if (!isBeside(join(path, name))) addPath(hash, join(path, name));
}

/** Input of `npm run images` (only its output counts), and what no build reads. */
function isBeside(path: string): boolean {
  return (
    /[\\/]images[\\/](source|plan\.ts)$/.test(path) ||
    /[\\/](dist|node_modules|testing)$|\.md$|\.test\.tsx?$/.test(path)
  );
}

/** What the shell's build names its shared modules as one CommonJS file. */
export const sharedCodeFile = /^shared-code\.\w+\.cjs$/;

export const nodeBundle = 'node.cjs';

export const sourceMapsFolder = 'maps';

/** Third-party contents of a build, as webpack-license-plugin lists them. */
export const licensesName = 'licenses.json';

/** As Module Federation names them. */
export const [manifestName, federationStatsName] = ['mf-manifest.json', 'mf-stats.json'];

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
