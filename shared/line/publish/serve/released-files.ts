import type { Composition } from '@site/contracts';
import { documentsOf, registryFiles } from '../../compose';
import { findRelease } from '../../release';
import { eachOf, keys, type Storage } from '../../storage';

/** Bytes of scripts and styles to read ahead; pictures are read on demand. */
const readAheadBytes = 16 * 1024 * 1024;

const registryAhead = 1_000;

/** Etag by key, so that truncated files are never sent. */
export async function expectedEtags(
  storage: Storage,
  compositions: readonly (Composition | undefined)[],
): Promise<Map<string, string>> {
  const expected = new Map<string, string>();
  for (const composition of compositions) {
    for (const { file, headers } of composition ? documentsOf(composition) : [])
      if (headers['etag']) expected.set(file, headers['etag']);
    for (const { key, etag } of composition ? await releasedFiles(storage, composition) : []) expected.set(key, etag);
  }
  return expected;
}

/** Registry first, then scripts and styles, which cached pages need. */
export async function filesAhead(storage: Storage, composition: Composition): Promise<string[][]> {
  const registry = composition.registry ? await registryFiles(storage, composition.registry).catch(() => []) : [];
  let room = readAheadBytes;
  const files = (await releasedFiles(storage, composition)).filter(
    ({ key, bytes }) => /\.(js|css|woff2)$/.test(key) && (room -= bytes) > 0,
  );
  return [registry.slice(0, registryAhead), files.map(({ key }) => key)];
}

async function releasedFiles(
  storage: Storage,
  { parts }: Composition,
): Promise<{ key: string; etag: string; bytes: number }[]> {
  const files = await eachOf(Object.entries(parts), async ([part, version]) => {
    // Without it, only the browser's hash check remains.
    const release = await findRelease(storage, part, version).catch(() => undefined);
    return (release?.files ?? []).map(({ name, integrity, bytes }) => ({
      key: keys.file(part, name),
      etag: `"${integrity.slice(7, 29)}"`,
      bytes,
    }));
  });
  return files.flat();
}
