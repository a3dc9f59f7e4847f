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

/** Unknown tabs become Details. */
export function readTab(query: string): PropertyTab {
  const name = new URLSearchParams(query).get('tab');
  return propertyTabs.find(({ id }) => id === name)?.id ?? defaultTab;
}

/** Details has no query entry; other entries are kept. */
export function writeTab(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === defaultTab) next.delete('tab');
  else next.set('tab', tab);
  return next;
}
