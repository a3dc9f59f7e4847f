import {
  livePath,
  readLive,
  snapshotPath,
  type ContentName,
  type InstancePieces,
  type LiveAnswer,
  type PartRecord,
  type PartRegistry,
  type Registry,
  type RouteInstance,
  type Snapshot,
} from '@site/contracts';
import { loadBudgetMs } from '@site/hydration';

export async function fetchLive(limitMs: number): Promise<LiveAnswer> {
  const response = await fetch(livePath, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`${livePath} answered ${response.status}.`);
  return readLive(await response.text());
}

/** Rejects, as those below, when late, missing or altered. */
export function fetchRegistry(name: ContentName): Promise<Registry> {
  return fetchNamed(name) as Promise<Registry>;
}

export function fetchPartRecord(name: ContentName): Promise<PartRecord> {
  return fetchNamed(name) as Promise<PartRecord>;
}

export function fetchPiece({ set }: InstancePieces, number: number): Promise<RouteInstance[]> {
  return fetchJson(`/_/instances/${set}/${number}.json`) as Promise<RouteInstance[]>;
}

export function fetchRelease(part: string, version: string): Promise<PartRegistry> {
  return fetchJson(`/_/release/${part}/${encodeURIComponent(version)}.json`) as Promise<PartRegistry>;
}

/** For QA: what is live in the terms of Module Federation. */
export function fetchSnapshot(): Promise<Snapshot> {
  return fetchJson(snapshotPath) as Promise<Snapshot>;
}

function fetchNamed(name: ContentName): Promise<unknown> {
  return fetchJson(`/_/registry/${name}.json`, `sha256-${name.replace(/-/g, '+').replace(/_/g, '/')}=`);
}

async function fetchJson(url: string, integrity = ''): Promise<unknown> {
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(loadBudgetMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
