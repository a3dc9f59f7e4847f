import { lateQueryAttribute, queryAttribute, starterAttribute } from '../names';

/** What depends on a query is hidden for so long at most (ms). */
const queryBudgetMs = 4000;

/**
 * HTML is made without a query: what depends on one is hidden until it has hydrated (`AwaitsQuery` and `AwaitsHome` of
 * projects). Without a query nothing waits any longer.
 */
export function hideWhatAwaitsQuery(): void {
  const page = document.documentElement;
  const { search } = location;
  page.setAttribute(starterAttribute, '');
  if (!search) return;
  page.setAttribute(queryAttribute, search);
  setTimeout(() => {
    page.removeAttribute(queryAttribute);
    page.setAttribute(lateQueryAttribute, search);
  }, queryBudgetMs);
}
