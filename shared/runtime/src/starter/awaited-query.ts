import { lateQueryAttribute, queryAttribute, starterAttribute } from '../names';

/** Maximum time (ms) that content waits for its query. */
const queryBudgetMs = 4000;

/**
 * Hides what depends on the query until it hydrates (`AwaitsQuery`, `AwaitsHome`), because HTML is made without one.
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
