export interface CityCount {
  city: string;
  count: number;
}

/** The dots of `maps/spain.svg` are drawn from these counts. */
export const spainCities: readonly CityCount[] = [
  { city: 'A Coruña', count: 148 },
  { city: 'Alicante', count: 612 },
  { city: 'Barcelona', count: 1106 },
  { city: 'Bilbao', count: 274 },
  { city: 'Cádiz', count: 187 },
  { city: 'Córdoba', count: 163 },
  { city: 'Gijón', count: 121 },
  { city: 'Granada', count: 239 },
  { city: 'Las Palmas', count: 205 },
  { city: 'Madrid', count: 1284 },
  { city: 'Málaga', count: 743 },
  { city: 'Murcia', count: 318 },
  { city: 'Oviedo', count: 96 },
  { city: 'Palma', count: 487 },
  { city: 'Pamplona', count: 84 },
  { city: 'Salamanca', count: 77 },
  { city: 'San Sebastián', count: 132 },
  { city: 'Santander', count: 109 },
  { city: 'Seville', count: 536 },
  { city: 'Valencia', count: 871 },
  { city: 'Valladolid', count: 92 },
  { city: 'Vigo', count: 115 },
  { city: 'Vitoria-Gasteiz', count: 68 },
  { city: 'Zaragoza', count: 226 },
];

export type CityOrder = 'name' | 'count';

export function sortCities(cities: readonly CityCount[], order: CityOrder): CityCount[] {
  const byName = (a: CityCount, b: CityCount) => a.city.localeCompare(b.city, 'es');
  return [...cities].sort(order === 'name' ? byName : (a, b) => b.count - a.count || byName(a, b));
}
