import { paths } from '@site/contracts';

export const countries = [
  'Albania',
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Iceland',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Norway',
  'Poland',
  'Portugal',
  'Romania',
  'Serbia',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'Ukraine',
] as const;

export type Country = (typeof countries)[number];

export const defaultCountry: Country = 'Spain';

/** The search with this country chosen. */
export function countryAddress(country: Country): string {
  return `${paths.spain}?country=${encodeURIComponent(country)}`;
}
