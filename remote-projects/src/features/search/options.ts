import { mostBaths, mostBeds, type Mode } from './search';

/**
 * Exact words (PVIEW-03, PVIEW-08). The initial choice has an empty value: without scripts
 * the browser submits it, and it must not filter.
 */
export const modeOptions: readonly { value: '' | Exclude<Mode, 'buy'>; label: string }[] = [
  { value: '', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
];

export const kindOptions = [
  { value: '', label: 'Homes' },
  { value: 'apartments', label: 'Apartments' },
  { value: 'condos', label: 'Condos' },
];

export const cityOptions = [
  { value: '', label: 'Any city' },
  { value: 'Lahore', label: 'Lahore' },
  { value: 'Islamabad', label: 'Islamabad' },
];

export const bedOptions = countOptions(mostBeds);
export const bathOptions = countOptions(mostBaths);

export const sortOptions = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'lowest', label: 'Lowest price' },
  { value: 'highest', label: 'Highest price' },
  { value: 'largest', label: 'Largest area' },
  { value: 'most-bedrooms', label: 'Most bedrooms' },
];

function countOptions(most: number) {
  return Array.from({ length: most }, (_, index) => {
    const value = String(index + 1);
    return { value, label: index + 1 === most ? `${value}+` : value };
  });
}
