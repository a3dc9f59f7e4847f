/** Exact values (LAND-06). */
export const propertyTypes = [
  { value: '', label: 'Homes' },
  { value: '1', label: 'Apartments' },
  { value: '2', label: 'Condos' },
];

/** The name of a type in the addresses of the project search; none for all homes. */
export function kindOfType(value: string | null): string | undefined {
  const type = propertyTypes.find((candidate) => candidate.value === value);
  return type?.value ? type.label.toLowerCase() : undefined;
}
