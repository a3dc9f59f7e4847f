import { useEffect, useState } from 'react';

/**
 * Changes whenever the browser restores a page with typed values in it: out of
 * its page cache, on Back, or on a reload. As the `key` of a form it makes every field new and empty.
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

/** A browser fills fields again only in a document that it loads for the second time. */
function wasRestored(): boolean {
  // Not every place where a page runs has the list (jsdom): nothing is restored there.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
