import { useState } from 'react';
import { useIsHydrated } from '@site/runtime/router';

/** Whether the content for the query has replaced the HTML. Always false without a query. */
export function useAnswered(isAsked: boolean): boolean {
  const isHydrated = useIsHydrated();
  const [isAnswered, setAnswered] = useState(isHydrated);
  if (!isAnswered && isHydrated && isAsked) setAnswered(true);
  return isAnswered;
}
