/** Options of the search panels on the landing and overseas pages, with their values (LAND-06). */
export const propertyTypes: readonly { value: string; label: string }[] = [
  { value: '', label: 'Homes' },
  { value: '1', label: 'Apartments' },
  { value: '2', label: 'Condos' },
];
