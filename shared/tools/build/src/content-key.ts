import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root, type Part } from './part';
import { compiledInto, installedFor } from './part-graph';

/**
 * Hash of a build's inputs: folder, compiled-in packages, their installed dependencies, Node, and `PATCHES`. Without
 * shared modules, which remotes do not compile.
 */
export function contentKey(part: Part): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env['PATCHES'] ?? '');
  const manifest = JSON.parse(readFileSync(join(part.dir, 'package.json'), 'utf8')) as Parameters<
    typeof compiledInto
  >[0];
  for (const source of [
    part.dir,
    ...compiledInto(manifest)
      .flatMap(sourcesOf)
      .map((path) => join(root, path)),
  ])
    addPath(hash, source);
  for (const line of installedFor(basename(part.dir), manifest)) hash.update(line);
  return hash.digest('hex');
}

/** Of the tools only the webpack configuration; generators and lint do not affect builds. */
function sourcesOf(folder: string): string[] {
  const tools = 'shared/tools/build';
  return folder === tools
    ? ['src/webpack', 'src/webpack.config.ts', 'src/shared-modules.ts'].map((file) => `${tools}/${file}`)
    : [folder];
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

/** Input of `npx manzil images`. Only its output counts: pictures and `images/manifest.json`. */
function isImageSource(path: string): boolean {
  return /[\\/]images[\\/](source|plan\.ts)$/.test(path);
}

function isBeside(name: string): boolean {
  return (
    name === 'node_modules' ||
    name.endsWith('.md') ||
    /\.test\.tsx?$/.test(name) ||
    name === 'bench' ||
    name === 'testing'
  );
}
