import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { eachOf, keys, type Storage } from '../storage';

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

export interface SourcePlace {
  /** A release with the script; others with the same script have the same sources. */
  version: string;
  script: string;
  /** Relative to the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  name: string | undefined;
}

/** Without a version: any release with the script. */
export interface ScriptPlace {
  part: string;
  version?: string;
  script: string;
  /** From 1. */
  line: number;
  column: number;
}

/** Stores source maps beside the Node bundle. Older builds have none. */
export async function keepSourceMaps(storage: Storage, part: string, version: string, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await eachOf(
    names.filter((name) => name.endsWith('.map')),
    async (name) => {
      const map = await readFile(join(folder, name));
      await storage.writeOnce(
        keys.sourceMap(part, version, name.replace(/\.map$/, '')),
        await compress(map, { level: 9 }),
      );
    },
  );
}

/** Source of a place in a released script; empty without a stored map. */
export async function findPlaces(
  storage: Storage,
  { part, version, script, line, column }: ScriptPlace,
): Promise<SourcePlace[]> {
  const stored = await storage.list(`${keys.releases}${part}/${version ? `${version}/` : ''}`);
  const maps = new Map<string, { key: string; version: string }>();
  for (const key of stored) {
    const [, of = '', name = ''] = /^releases\/[^/]+\/([^/]+)\/maps\/(.+)\.map\.gz$/.exec(key) ?? [];
    if (name === script) maps.set(name, { key, version: of });
  }
  const found = await eachOf([...maps], async ([name, { key, version: of }]) => {
    const bytes = await storage.read(key);
    if (!bytes) return undefined;
    const map = new TraceMap((await expand(bytes)).toString('utf8'));
    const place = originalPositionFor(map, { line, column: column - 1 });
    return place.source === null
      ? undefined
      : {
          version: of,
          script: name,
          file: place.source,
          line: place.line,
          column: place.column + 1,
          name: place.name ?? undefined,
        };
  });
  return found.filter((place) => place !== undefined);
}
