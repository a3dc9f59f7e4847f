export const spain = {
  title: 'Search for property in Spain',
  search: 'Search',
  map: {
    alt: 'Map of Spain with the Balearic and the Canary Islands',
    caption: 'The larger a dot, the more sample homes in that city. Borders: Natural Earth.',
  },
  euroNote: 'Sample prices stay in US dollars.',
  madrid: {
    title: 'Properties For Sale in Madrid',
    note: 'Sample homes, until the first agents in Madrid list theirs',
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
    byCount: 'Count',
  },
} as const;

export function otherCountryNote(country: string): string {
  return `Homes in ${country} are not listed yet; the samples below stand in for them.`;
}
