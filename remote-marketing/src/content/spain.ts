export const spain = {
  title: 'Search for property in Spain',
  search: 'Search',
  map: {
    alt: 'Map of Spain with the Balearic and the Canary Islands',
    caption: 'Larger dots mean more sample homes. Borders: Natural Earth.',
  },
  euroNote: 'Sample prices stay in US dollars.',
  madrid: {
    title: 'Properties For Sale in Madrid',
    note: 'Sample homes until agents in Madrid list their own',
    rent: 'To rent in Madrid',
    clear: 'Clear the search',
  },
  discover: { title: 'Discover Properties That Will Improve Your Life And That Of Your Family', action: 'Discover' },
  recommended: 'Recommended Hot Properties',
  cities: {
    title: 'Cities in Spain',
    note: 'Sample homes per city',
    sort: 'Sort cities by',
    byName: 'Name',
    byCount: 'Number of homes',
  },
} as const;

export function otherCountryNote(country: string): string {
  return `We have no homes in ${country} yet. The sample homes below are in Spain.`;
}
