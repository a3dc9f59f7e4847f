import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isInstalled, scriptIn } from './line';
import { root, type Part } from './part';
import { compiledInto, installedFor } from './part-graph';

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
