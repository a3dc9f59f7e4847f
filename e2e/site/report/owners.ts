import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Team that owns a part, given as `projects@1.0.0-1a2b3c4d`: as its release says where the storage is at hand, for a
 * site elsewhere as this checkout says. Undefined for a part that neither knows.
 */
export function findOwner(versionedPart: string): string | undefined {
  const [part = '', version = ''] = versionedPart.split('@');
  const { SITE_DIR = join(root, '.cache/e2e/site'), BASE_URL } = process.env;
  const released = BASE_URL
    ? undefined
    : readJson<{ owner?: string }>(join(SITE_DIR, 'releases', part, version, 'release.json'));
  if (released?.owner) return released.owner;
  return readJson<{ site?: { owner?: string } }>(join(root, part === 'shell' ? part : `remote-${part}`, 'package.json'))
    ?.site?.owner;
}

/**
 * Whom a failure goes to that names no part, by the test's file in `e2e/`: a folder of a remote's tests has its team,
 * and the pages of tools are nobody's part, but the team of the shell owns the tools.
 */
export function findOwnerOfTest(file: string): string | undefined {
  const [folder = ''] = file.split('/');
  return findOwner(folder === 'teams' ? 'shell' : folder);
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
