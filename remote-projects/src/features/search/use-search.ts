import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@site/runtime/router';
import type { Search } from './search';
import { readSearch, writeSearch } from './search';

/** Browsers limit address changes, so the address follows typing after this pause. */
const typingPauseMs = 300;

const replacing = { replace: true, preventScrollReset: true };
const stepping = { preventScrollReset: true };

interface Ahead {
  search: Search;
  query: string;
  isTyped: boolean;
  /** Queries that the address has had or moves to. Any other one means that the visitor navigated. */
  written: readonly string[];
}

export interface SearchState {
  search: Search;
  /** Query of the displayed results. One frame after a choice, so that the pressed field answers first. */
  shownQuery: string;
  choose: (patch: Partial<Search>) => void;
  /** For text fields: the page updates on each key, the address after a pause, without a step of the history. */
  type: (patch: Partial<Search>) => void;
  /** Makes what was typed a step of the history: Back leads to the search before. */
  submit: () => void;
}

/** An address that still moves elsewhere has not arrived: a visitor may take back what is being written. */
function hasArrived({ query, written }: Ahead, address: string): boolean {
  return query === address && written.at(-1) === address;
}

/** The search is stored in the address: reload, sharing and Back restore it. For `query` see `useQuery`. */
export function useSearch(query: string): SearchState {
  const [, setParams] = useSearchParams();
  /** Query at which typing began. */
  const typedFrom = useRef<string>(undefined);
  const [ahead, setAhead] = useState<Ahead>();
  const isAhead = ahead !== undefined && !hasArrived(ahead, query) && ahead.written.includes(query);
  // In an effect: a render that React discards must not forget what is typed meanwhile. Compared by its search,
  // because React may run the updater of `move` again, which makes another object.
  const wanted = ahead?.search;
  useEffect(() => {
    if (wanted && !isAhead) setAhead((now) => (now?.search === wanted ? undefined : now));
  }, [wanted, isAhead]);
  const search = isAhead ? ahead.search : readSearch(query);
  const later = useDeferredValue(isAhead ? ahead.query : query);

  const change = (patch: Partial<Search>, isTyped: boolean) => {
    const next = { ...search, page: 1, ...patch };
    const target = writeSearch(next);
    setAhead((now) => ({ search: next, query: target, isTyped, written: isAhead && now ? now.written : [query] }));
    return target;
  };

  const move = useCallback(
    (target: string, options: typeof stepping) => {
      setAhead((now) => now && { ...now, written: [...now.written, target] });
      setParams(target, options);
    },
    [setParams],
  );

  const pending = isAhead && ahead.isTyped ? ahead.query : undefined;
  useEffect(() => {
    if (pending === undefined) return undefined;
    const write = () => {
      stop();
      move(pending, replacing);
    };
    const timer = setTimeout(write, typingPauseMs);
    // A press may follow a link: write the address first, because a change during loading would cancel the navigation.
    document.addEventListener('click', write, true);
    window.addEventListener('popstate', stop);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
      window.removeEventListener('popstate', stop);
    }
    return stop;
  }, [pending, move]);

  useEffect(() => {
    const forget = () => {
      typedFrom.current = undefined;
      setAhead(undefined);
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  const submit = () => {
    const [before, typed] = [typedFrom.current, writeSearch(search)];
    typedFrom.current = undefined;
    if (before === undefined || before === typed) return;
    // The present entry of the history gets back the address that typing has replaced.
    history.replaceState(history.state, '', before ? `?${before}` : location.pathname);
    move(typed, stepping);
  };

  return {
    search,
    // A newly opened address never shows the results of the old one.
    shownQuery: isAhead ? later : query,
    choose: (patch) => {
      typedFrom.current = undefined;
      move(change(patch, false), stepping);
    },
    type: (patch) => {
      typedFrom.current ??= query;
      change(patch, true);
    },
    submit,
  };
}
