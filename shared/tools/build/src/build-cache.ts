import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock';
import { root, type Part } from './part';

/** Beside the builds: names the one that counts. */
const pointer = 'latest';

/**
 * Folder of a part's latest build: `browser/`, `node/` and `content-key`. A later build gets a folder of
 * its own, so what is being read here stays as it is. Throws when the part has never been built.
 */
export function buildDir(part: Part): string {
  const name = readPointer(part);
  if (!name) throw new Error(`${part.name} is not built yet. Run npx manzil build ${part.name}.`);
  return join(cacheDir(part), name);
}

/** All builds of a part that are kept, and what is being built. */
export function cacheDir(part: Part): string {
  return join(root, '.cache/build', part.name);
}

/** Where this process may build a part, until it is whole. */
export function draftDir(part: Part): string {
  return join(cacheDir(part), `draft-${process.pid}`);
}

/** Makes the build of this content the latest. False when there is none. */
export function findBuild(part: Part, key: string): boolean {
  const name = nameOf(key);
  if (!existsSync(join(cacheDir(part), name, 'content-key'))) return false;
  if (readPointer(part) !== name) writePointer(part, name);
  return true;
}

/** Makes this process's draft the latest build. It appears at once and whole. */
export function keepDraft(part: Part, key: string): void {
  const draft = draftDir(part);
  writeFileSync(join(draft, 'content-key'), key);
  const before = readPointer(part);
  if (findBuild(part, key)) rmSync(draft, { recursive: true });
  else renameSync(draft, join(cacheDir(part), nameOf(key)));
  writePointer(part, nameOf(key));
  tidy(part, [nameOf(key), before]);
}

/** Keeps the build before the latest: another process may be reading it. */
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

/** Writes beside the file and renames: another process reads what was there before, or all of this. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
