import { useEffect, useSyncExternalStore } from 'react';
import { IdStore } from '../../model/id-store';

export type ViewedId = `project:${number}`;

/** One row. */
const kept = 4;

const store = new IdStore<ViewedId>(
  'projects.viewed',
  (value): value is ViewedId => typeof value === 'string' && /^project:[1-9]\d*$/.test(value),
);
const subscribe = (listener: () => void) => store.subscribe(listener);
const get = () => store.get();
const getServer = () => store.getServer();

/** Latest first. */
export function useRecentlyViewed(): readonly ViewedId[] {
  return useSyncExternalStore(subscribe, get, getServer);
}

/** Stored on this device only. */
export function useRememberViewed(id: ViewedId): void {
  useEffect(() => store.set([id, ...store.get().filter((one) => one !== id)].slice(0, kept)), [id]);
}

export function clearRecentlyViewed(): void {
  store.set([]);
}
