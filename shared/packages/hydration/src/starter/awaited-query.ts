import { queryAttribute } from '../names';

/** What depends on a query is hidden for so long at most (ms). */
const queryBudgetMs = 4000;

/** HTML is made without a query: what depends on one is hidden until it has hydrated (`AwaitsQuery` of projects). */
export function hideWhatAwaitsQuery(): void {
  if (!location.search) return;
  const page = document.documentElement;
  page.setAttribute(queryAttribute, '');
  setTimeout(() => page.removeAttribute(queryAttribute), queryBudgetMs);
}
