import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from '@site/router';
import type { Search } from './search';
import { readSearch, writeSearch } from './search-codec';

/** The address follows typing after this pause: browsers refuse a change on every key. */
const typingPauseMs = 300;

/** Neither moves the page. */
const replacing = { replace: true, preventScrollReset: true };
const stepping = { preventScrollReset: true };

/** A choice that the address does not show yet. */
interface Ahead {
  search: Search;
  query: string;
  isTyped: boolean;
  /**
   * Queries that the address may still show on its way here; any other one means that the visitor has gone elsewhere.
   */
  onTheWay: readonly string[];
}

export interface SearchState {
  /** What the fields show. */
  search: Search;
  /**
   * Query of the results to show. It follows a choice one frame later: the pressed field answers first, the cards are
   * rendered after it.
   */
  shownQuery: string;
  /** Makes a step that Back undoes. */
  choose: (patch: Partial<Search>) => void;
  /** For text fields: the page answers every key at once, and the address when the typing rests. */
  type: (patch: Partial<Search>) => void;
}

/** The search lives in the address: reload, share and Back restore it. `query` is the address's, see `useQuery`. */
export function useSearch(query: string): SearchState {
  const [, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<Ahead>();
  const isAhead = ahead !== undefined && ahead.query !== query && ahead.onTheWay.includes(query);
  if (ahead && !isAhead) setAhead(undefined);
  const search = isAhead ? ahead.search : readSearch(query);
  const later = useDeferredValue(isAhead ? ahead.query : query);

  const change = (patch: Partial<Search>, isTyped: boolean) => {
    const next = { ...search, page: 1, ...patch };
    const onTheWay = isAhead ? [...ahead.onTheWay, ahead.query] : [query];
    setAhead({ search: next, query: writeSearch(next), isTyped, onTheWay });
    return next;
  };

  const pending = isAhead && ahead.isTyped ? ahead.query : undefined;
  useEffect(() => {
    if (pending === undefined) return undefined;
    const write = () => {
      stop();
      setParams(pending, replacing);
    };
    const timer = setTimeout(write, typingPauseMs);
    // A press may follow a link: the address is written before it, because a change while the next page loads would
    // cancel that.
    document.addEventListener('click', write, true);
    window.addEventListener('popstate', stop);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
      window.removeEventListener('popstate', stop);
    }
    return stop;
  }, [pending, setParams]);

  return {
    search,
    // An address that is opened is not shown with the results of another one.
    shownQuery: isAhead ? later : query,
    choose: (patch) => setParams(writeSearch(change(patch, false)), stepping),
    type: (patch) => void change(patch, true),
  };
}
