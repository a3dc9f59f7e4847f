import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { livePath, type Registry, type RouteRecord } from '@site/contracts';

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
  const { routes } = await (BASE_URL
    ? readFromSite(BASE_URL)
    : readFromStorage(SITE_DIR ?? resolve(import.meta.dirname, '../../.cache/e2e/site')));
  return routes.map((route) => ({ part: route.part, path: addressOf(route) }));
}

async function readFromStorage(folder: string): Promise<Registry> {
  const read = async <T>(...path: string[]) => JSON.parse(await readFile(join(folder, ...path), 'utf8')) as T;
  const newest = (await readdir(join(folder, 'live')))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  const { composition } = await read<{ composition: string }>('live', newest ?? '');
  const { registry } = await read<{ registry: string }>('compositions', composition, 'composition.json');
  return read<Registry>('registry', `${registry}.json`);
}

async function readFromSite(address: string): Promise<Registry> {
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, address));
    if (!answer.ok)
      throw new Error(`${address} is not a site of this project: ${path} answers with status ${answer.status}.`);
    return answer;
  };
  const name = await (await ask(livePath)).text();
  return (await (await ask(`/_/registry/${name}.json`)).json()) as Registry;
}

function addressOf({ path, staticParams }: RouteRecord): string {
  return path.replace(/:([^/]+)/g, (_, name: string) => staticParams?.[0]?.params[name] ?? '');
}
