import type { Home } from './catalogue';

/** Degrees. A neighborhood, because sample homes have no address. */
export interface HomePlace {
  latitude: number;
  longitude: number;
}

interface Country {
  name: string;
  /** ISO 3166. */
  code: string;
}

const pakistan: Country = { name: 'Pakistan', code: 'PK' };
const spain: Country = { name: 'Spain', code: 'ES' };

const countries: Readonly<Record<string, Country>> = {
  Lahore: pakistan,
  Islamabad: pakistan,
  Limassol: { name: 'Cyprus', code: 'CY' },
  Graz: { name: 'Austria', code: 'AT' },
  Bruges: { name: 'Belgium', code: 'BE' },
  Split: { name: 'Croatia', code: 'HR' },
};

/** Unlisted cities are in Spain. */
export function countryOf({ city }: Pick<Home, 'city'>): Country {
  return countries[city] ?? spain;
}

/** By home id. */
export const homePlaces: Readonly<Record<number, HomePlace>> = {
  1: { latitude: 31.476, longitude: 74.458 },
  2: { latitude: 31.508, longitude: 74.347 },
  3: { latitude: 31.368, longitude: 74.184 },
  4: { latitude: 31.484, longitude: 74.325 },
  5: { latitude: 33.721, longitude: 73.057 },
  6: { latitude: 31.469, longitude: 74.272 },
  7: { latitude: 33.7, longitude: 72.977 },
  8: { latitude: 31.365, longitude: 74.253 },
  9: { latitude: 34.712, longitude: 33.137 },
  10: { latitude: 47.083, longitude: 15.446 },
  11: { latitude: 51.214, longitude: 3.235 },
  12: { latitude: 43.508, longitude: 16.418 },
  13: { latitude: 36.728, longitude: -4.398 },
  14: { latitude: 38.376, longitude: -0.414 },
  15: { latitude: 39.561, longitude: 2.668 },
  16: { latitude: 41.391, longitude: 2.163 },
  17: { latitude: 40.493, longitude: -3.715 },
  18: { latitude: 40.456, longitude: -3.785 },
  19: { latitude: 40.459, longitude: -3.677 },
  20: { latitude: 40.492, longitude: -3.658 },
  21: { latitude: 40.434, longitude: -3.702 },
  22: { latitude: 40.429, longitude: -3.678 },
  23: { latitude: 40.463, longitude: -3.73 },
  24: { latitude: 40.464, longitude: -3.641 },
};
