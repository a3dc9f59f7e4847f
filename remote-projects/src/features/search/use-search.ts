import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from '@site/runtime/router';
import type { Search } from './search';
import { readSearch, writeSearch } from './search';

/** Browsers limit address changes, so the address follows typing after this pause. */
const typingPauseMs = 300;

/** State of the addresses that the search writes. Any other new address means that the visitor navigated. */
const own = 'search';

export interface SearchState {
  search: Search;
  /** Query of the displayed results. One frame after a choice, so that the pressed field answers first. */
  shownQuery: string;
  choose: (patch: Partial<Search>) => void;
  /** For text fields: the page updates on each key, the address after a pause. A text is one step of the history. */
  type: (patch: Partial<Search>) => void;
  /** Ends a text: the next one is another step. */
  submit: () => void;
}

/** What fields show since a choice or a key. */
interface Draft {
  search: Search;
  /** Typed, and not in the address yet. */
  isPending: boolean;
}

/** The search is stored in the address: reload, sharing and Back restore it. For `query` see `useQuery`. */
export function useSearch(query: string): SearchState {
  const [, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state === own;
  const [draft, setDraft] = useState<Draft>();
  /** Whether the text has its step of the history, which further writes replace. A key may come before a render. */
  const hasStep = useRef(false);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (!isOwn) setDraft(undefined);
  }
  const search = useMemo(() => draft?.search ?? readSearch(query), [draft?.search, query]);
  const later = useDeferredValue(search);

  const write = (next: Search, replace: boolean) =>
    setParams(writeSearch(next), { replace, state: own, preventScrollReset: true });
  const writeText = (text: Search) => {
    write(text, hasStep.current);
    hasStep.current = true;
    setDraft((now) => (now?.search === text ? { ...now, isPending: false } : now));
  };
  const writePending = useEffectEvent(writeText);

  const pending = draft?.isPending ? draft.search : undefined;
  useEffect(() => {
    if (!pending) return undefined;
    const save = () => {
      stop();
      writePending(pending);
    };
    const timer = setTimeout(save, typingPauseMs);
    // A press may follow a link: write the address first, because a change during loading would cancel the navigation.
    document.addEventListener('click', save, true);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('click', save, true);
    }
    return stop;
  }, [pending]);

  const hasDraft = draft !== undefined;
  useEffect(() => {
    if (!hasDraft) return undefined;
    // On a slow device Back may lead to the address that is rendered still, whose key does not change.
    const forget = () => setDraft(undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, [hasDraft]);

  return {
    search,
    // A newly opened address never shows the results of the old one.
    shownQuery: writeSearch(draft ? later : search),
    choose: (patch) => {
      const next = { ...search, page: 1, ...patch };
      hasStep.current = false;
      setDraft({ search: next, isPending: false });
      write(next, false);
    },
    type: (patch) => {
      if (!draft) hasStep.current = false;
      setDraft({ search: { ...search, page: 1, ...patch }, isPending: true });
    },
    submit: () => {
      if (pending) writeText(pending);
      hasStep.current = false;
    },
  };
}
