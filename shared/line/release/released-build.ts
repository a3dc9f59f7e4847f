import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuildDir, writeWhole, type Part } from '../build';
import { releaseFormat } from '@site/contracts';
import { keys, type Storage } from '../storage';
import { codeKey } from './describe/code-key';
import { findRelease } from './releases';

const note = (dir: string) => join(dir, 'released-version');

/** Other code may give the same build another version. */
let code: string | undefined;
const reader = () => `${releaseFormat} ${(code ??= codeKey(import.meta.dirname))} `;

export function noteRelease(dir: string, version: string): void {
  writeWhole(note(dir), reader() + version);
}

/**
 * Version of a part's sources when they are built and released, as `releasePart` would find in seconds; `undefined`
 * also when the storage has no such release or lacks a file of it.
 */
export async function findReleased(
  storage: Storage,
  part: Part,
  dir = findBuildDir(part),
): Promise<string | undefined> {
  const noted = dir && existsSync(note(dir)) ? readFileSync(note(dir), 'utf8') : '';
  if (!noted.startsWith(reader())) return undefined;
  const version = noted.slice(reader().length);
  const release = await findRelease(storage, part.name, version);
  const stored = new Set(await storage.list(keys.files + part.name));
  return release?.files.every(({ name }) => stored.has(keys.file(part.name, name))) ? version : undefined;
}
