import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { livePath, readLiveName, type Registry, type RouteInstance, type RouteRecord } from '@site/contracts';

/**
 * Every path with status 200, one instance per parameter path, from the site's registry: pages of a new remote are
 * included.
 */
export const everyPage: readonly SitePage[] = await listPages();

export const everyPath: readonly string[] = everyPage.map(({ path }) => path);

export interface SitePage {
  /** With parameter values. */
  path: string;
  part: string;
}

async function listPages(): Promise<SitePage[]> {
  const { BASE_URL, SITE_DIR } = process.env;
  const read = BASE_URL
    ? readFromSite(BASE_URL)
    : readFromStorage(SITE_DIR ?? resolve(import.meta.dirname, '../../.cache/e2e/site'));
  const { routes } = await read.registry();
  return Promise.all(
    routes.map(async (route) => ({
      part: route.part,
      path: addressOf(route, route.pieces && (await firstInstance((number) => read.piece(route, number)))),
    })),
  );
}

interface RegistryReader {
  registry: () => Promise<Registry>;
  piece: (route: RouteRecord, number: number) => Promise<RouteInstance[]>;
}

function readFromStorage(folder: string): RegistryReader {
  const read = async <T>(...path: string[]) => JSON.parse(await readFile(join(folder, ...path), 'utf8')) as T;
  return {
    registry: async () => {
      const newest = (await readdir(join(folder, 'live')))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .at(-1);
      const { composition } = await read<{ composition: string }>('live', newest ?? '');
      const { registry } = await read<{ registry: string }>('compositions', composition, 'composition.json');
      return read<Registry>('registry', `${registry}.json`);
    },
    piece: ({ pieces }, number) => read<RouteInstance[]>('instances', pieces?.set ?? '', `${number}.json`),
  };
}

function readFromSite(address: string): RegistryReader {
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, address));
    if (!answer.ok)
      throw new Error(`${address} is not a site of this project: ${path} answers with status ${answer.status}.`);
    return answer;
  };
  return {
    registry: async () =>
      (await (await ask(`/_/registry/${readLiveName(await (await ask(livePath)).text())}.json`)).json()) as Registry,
    piece: async ({ pieces }, number) =>
      (await (await ask(`/_/instances/${pieces?.set}/${number}.json`)).json()) as RouteInstance[],
  };
}

/** Pieces may be empty while there are few instances. */
async function firstInstance(
  readPiece: (number: number) => Promise<RouteInstance[]>,
): Promise<RouteInstance | undefined> {
  for (let number = 0; ; number += 1) {
    const [first] = await readPiece(number);
    if (first) return first;
  }
}

function addressOf({ path }: RouteRecord, instance: RouteInstance | undefined): string {
  return path.replace(/:([^/]+)/g, (_, name: string) => instance?.params[name] ?? '');
}
