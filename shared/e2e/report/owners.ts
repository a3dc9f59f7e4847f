import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Team of `projects@1.0.0-1a2b3c4d`: from its release in the storage, for a remote site from this checkout. Undefined
 * for an unknown part.
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
 * The team for a failure without a part, by test file: a remote's folder has its team, everything else is platform's.
 */
export function findOwnerOfTest(file: string): string | undefined {
  const [folder = ''] = file.split('/');
  return findOwner(folder === 'teams' ? 'shell' : folder);
}

/** A site that does not start is the machine's fault, whatever the test is about. */
export function isOfMachine(errors: readonly { message?: string | undefined }[]): boolean {
  return errors.some(({ message = '' }) => /The site did not start|Fixture "site" timeout/.test(message));
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
