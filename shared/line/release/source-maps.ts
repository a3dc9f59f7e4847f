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

/** Stores source maps beside the Node bundle. Development builds have none. */
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
  const key = stored.find((each) => each.endsWith(`/maps/${script}.map.gz`));
  const bytes = key && (await storage.read(key));
  if (!bytes) return [];
  const map = new TraceMap((await expand(bytes)).toString('utf8'));
  const { source, line: at, column: from, name } = originalPositionFor(map, { line, column: column - 1 });
  if (source === null) return [];
  const [, , of = ''] = key.split('/');
  return [{ version: of, script, file: source, line: at, column: from + 1, name: name ?? undefined }];
}
