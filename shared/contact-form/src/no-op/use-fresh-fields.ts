import { useEffect, useState } from 'react';

/**
 * Changes when the browser restores a page with typed values (page cache, Back, reload). Used as the `key` of a form,
 * it makes every field new and empty.
 */
export function useFreshFields(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const renew = () => setRound((last) => last + 1);
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) renew();
    };
    if (wasRestored()) renew();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return round;
}

/** Browsers restore fields only in a document that is loaded again. */
function wasRestored(): boolean {
  // Missing in jsdom.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
