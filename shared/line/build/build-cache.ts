import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock';
import { root, type Part } from './part';

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
