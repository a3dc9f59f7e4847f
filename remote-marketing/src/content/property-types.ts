export const propertyTypes: readonly { value: string; label: string }[] = [
  { value: '', label: 'Homes' },
  { value: '1', label: 'Apartments' },
  { value: '2', label: 'Condos' },
];
