/** The six tabs in their order (PROP-03). */
export const propertyTabs = [
  { id: 'details', label: 'Details' },
  { id: 'key-insights', label: 'Key Insights' },
  { id: 'description', label: 'Description' },
  { id: 'location', label: 'Location' },
  { id: 'history', label: 'History' },
  { id: 'ask-question', label: 'Ask Question' },
] as const;

export type PropertyTab = (typeof propertyTabs)[number]['id'];

const defaultTab: PropertyTab = 'details';

/** The tab that a query names; Details for every other one. */
export function readTab(query: string): PropertyTab {
  const name = new URLSearchParams(query).get('tab');
  return propertyTabs.find(({ id }) => id === name)?.id ?? defaultTab;
}

/** The query with a tab in it, without one for Details. What else the query names stays. */
export function writeTab(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === defaultTab) next.delete('tab');
  else next.set('tab', tab);
  return next;
}
