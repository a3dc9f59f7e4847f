import {
  compositionHeader,
  livePath,
  registryElementId,
  type ContentName,
  type PageRegistry,
  type PartRecord,
  type PartRegistry,
  type Registry,
} from '@site/contracts';
import { loadBudgetMs } from '@site/runtime/hydrate';

/** What is used of `mf-manifest.json`. */
export interface FederationManifest {
  metaData: { publicPath: string; globalName: string; remoteEntry: { name: string; type: string } };
  shared: readonly { name: string; version: string; assets: object }[];
  exposes: readonly { name: string; path: string; assets: object }[];
}

export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${registryElementId}: it was not written by a composition.`);
  return JSON.parse(text) as PageRegistry;
}

/** The document's composition, if its server names it. */
export function findOwnRegistry(): ContentName | undefined {
  const [navigation] =
    (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined) ?? [];
  return navigation?.serverTiming?.find(({ name }) => name === compositionHeader.metric)?.description;
}

export async function fetchLiveName(limitMs: number): Promise<ContentName> {
  const response = await fetch(livePath, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`${livePath} answered ${response.status}.`);
  return response.text();
}

/** Rejects, as those below, when late, missing or altered. */
export const fetchRegistry = (name: ContentName) => fetchNamed<Registry>(name);
export const fetchPartRecord = (name: ContentName) => fetchNamed<PartRecord>(name);
export const fetchRelease = (part: string, version: string) =>
  fetchJson<PartRegistry>(`/_/release/${part}/${encodeURIComponent(version)}.json`);

export const fetchManifest = (url: string) => fetchJson<FederationManifest>(url);

function fetchNamed<T>(name: ContentName): Promise<T> {
  return fetchJson(`/_/registry/${name}.json`, `sha256-${name.replace(/-/g, '+').replace(/_/g, '/')}=`);
}

async function fetchJson<T>(url: string, integrity = ''): Promise<T> {
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(loadBudgetMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json() as Promise<T>;
}
