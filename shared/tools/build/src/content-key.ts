import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, type Part } from './part';

const sourcesOfEvery = ['package-lock.json', 'shared/packages/contracts', 'shared/packages/federation', 'shared/tools/build', 'shared/packages/ui/package.json'];
const sourcesOfShell = ['shared/packages/ui', 'shared/packages/router'];
const sourcesOfRemote = ['shared/packages/contact-form', 'shared/packages/no-op-form', 'shared/packages/router/package.json'];

/**
 * Hash of everything that decides what a part's build comes to: its own folder and what is
 * compiled into it. Shared modules stay outside a remote, so only their versions count for it.
 */
export function contentKey(part: Part): string {
  const hash = createHash('sha256').update(process.version);
  const sources = [...sourcesOfEvery, ...(part.isShell ? sourcesOfShell : sourcesOfRemote)];
  for (const source of [part.dir, ...sources.map((path) => join(root, path))]) addPath(hash, source);
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(relative(root, path)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!isBeside(name)) addPath(hash, join(path, name));
  }
}

/** Lies beside the sources and is not compiled. */
function isBeside(name: string): boolean {
  return name === 'node_modules' || name.endsWith('.md') || /\.test\.tsx?$/.test(name) || name === 'bench';
}
