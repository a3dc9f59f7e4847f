import { useState } from 'react';
import { useIsHydrated } from '@site/router';

/**
 * Whether the HTML, which was made without a query, has made way for what the query asks for. Never where nothing is
 * asked for: the HTML is right as it is then, and hydration changes nothing.
 */
export function useAnswered(isAsked: boolean): boolean {
  const isHydrated = useIsHydrated();
  const [isAnswered, setAnswered] = useState(isHydrated);
  if (!isAnswered && isHydrated && isAsked) setAnswered(true);
  return isAnswered;
}
