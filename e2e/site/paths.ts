import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { registryElementId, type PageRegistry, type Registry, type RouteRecord } from '@site/contracts';

/**
 * Every path of the site under test that answers with status 200, one instance of each parameter path. They come
 * from its registry, so the pages of a new remote are walked, audited and looked at without a line here.
 */
export const everyPath: readonly string[] = (await readRoutes()).map(firstAddress);

function readRoutes(): Promise<readonly RouteRecord[]> {
  const { BASE_URL, SITE_DIR } = process.env;
  return BASE_URL ? routesOfSite(BASE_URL) : routesOfStorage(SITE_DIR ?? resolve(import.meta.dirname, '../../.cache/e2e/site'));
}

/** What is live in the storage that the suite's own servers show. */
async function routesOfStorage(folder: string): Promise<readonly RouteRecord[]> {
  const entries = await readdir(join(folder, 'live'));
  const newest = entries.filter((name) => name.endsWith('.json')).sort().at(-1);
  const { composition } = await readJson<{ composition: string }>(join(folder, 'live', newest ?? ''));
  const { routes } = await readJson<Registry>(join(folder, 'compositions', composition, 'registry.json'));
  return routes;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function routesOfSite(address: string): Promise<readonly RouteRecord[]> {
  const html = await (await fetch(address)).text();
  const [, text] = new RegExp(`<script[^>]* id="${registryElementId}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
  if (!text) throw new Error(`${address} is not a site of this project: its homepage has no registry.`);
  const { whole } = JSON.parse(text) as PageRegistry;
  const { routes } = (await (await fetch(new URL(whole, address))).json()) as Registry;
  return routes;
}

function firstAddress({ path, instances }: RouteRecord): string {
  const params = instances?.[0]?.params ?? {};
  return path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? '');
}
