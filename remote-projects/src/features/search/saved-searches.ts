import { useSyncExternalStore } from 'react';
import { IdStore } from '../../model/id-store';
import { emptySearch, type Search } from './search';
import { readSearch, writeSearch } from './search-codec';

/** Two lines of a phone. */
const kept = 5;

const store = new IdStore<string>(
  'projects.searches',
  (value): value is string => typeof value === 'string' && value !== '' && queryOf(readSearch(value)) === value,
);
const subscribe = (listener: () => void) => store.subscribe(listener);
const get = () => store.get();
const getServer = () => store.getServer();

/** The filters as a query, without order, view and page; `''` without a filter. Equal filters give equal queries. */
export function queryOf(search: Search): string {
  const { sort, view, page } = emptySearch;
  return writeSearch({ ...search, text: search.text.trim().slice(0, 100), sort, view, page });
}

/** Latest first. */
export function useSavedSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, get, getServer);
}

/** Stored on this device only. The oldest is dropped. */
export function toggleSavedSearch(query: string): void {
  const saved = store.get();
  store.set(saved.includes(query) ? saved.filter((one) => one !== query) : [query, ...saved].slice(0, kept));
}

export function clearSavedSearches(): void {
  store.set([]);
}
