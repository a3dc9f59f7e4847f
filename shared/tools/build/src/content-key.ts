import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root, type Part } from './part';
import { compiledInto, installedFor } from './part-graph';

/**
 * Hash of everything that decides what a part's build comes to: its own folder, what is compiled into it, the
 * installed packages that these need, Node, and `PATCHES`. Shared modules stay outside a remote, so they do not count
 * for it.
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

/** Of the tools only what webpack is told; the generator and the lint rules do not decide what a build comes to. */
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

/** What `npx manzil images` reads. Its result is compiled, and that counts: the pictures and `images/manifest.json`. */
function isImageSource(path: string): boolean {
  return /[\\/]images[\\/](source|plan\.ts)$/.test(path);
}

/** Lies beside the sources and is not compiled. */
function isBeside(name: string): boolean {
  return (
    name === 'node_modules' ||
    name.endsWith('.md') ||
    /\.test\.tsx?$/.test(name) ||
    name === 'bench' ||
    name === 'testing'
  );
}
