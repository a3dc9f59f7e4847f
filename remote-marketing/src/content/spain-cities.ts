export interface CityCount {
  city: string;
  count: number;
  /** Degrees east and north. */
  at: readonly [longitude: number, latitude: number];
}

export const spainCities: readonly CityCount[] = [
  { city: 'A Coruña', count: 148, at: [-8.41, 43.36] },
  { city: 'Alicante', count: 612, at: [-0.48, 38.35] },
  { city: 'Barcelona', count: 1106, at: [2.17, 41.39] },
  { city: 'Bilbao', count: 274, at: [-2.93, 43.26] },
  { city: 'Cádiz', count: 187, at: [-6.29, 36.53] },
  { city: 'Córdoba', count: 163, at: [-4.78, 37.89] },
  { city: 'Gijón', count: 121, at: [-5.66, 43.53] },
  { city: 'Granada', count: 239, at: [-3.6, 37.18] },
  { city: 'Las Palmas', count: 205, at: [-15.43, 28.12] },
  { city: 'Madrid', count: 1284, at: [-3.7, 40.42] },
  { city: 'Málaga', count: 743, at: [-4.42, 36.72] },
  { city: 'Murcia', count: 318, at: [-1.13, 37.99] },
  { city: 'Oviedo', count: 96, at: [-5.85, 43.36] },
  { city: 'Palma', count: 487, at: [2.65, 39.57] },
  { city: 'Pamplona', count: 84, at: [-1.64, 42.81] },
  { city: 'Salamanca', count: 77, at: [-5.66, 40.97] },
  { city: 'San Sebastián', count: 132, at: [-1.98, 43.32] },
  { city: 'Santander', count: 109, at: [-3.81, 43.46] },
  { city: 'Seville', count: 536, at: [-5.99, 37.39] },
  { city: 'Valencia', count: 871, at: [-0.38, 39.47] },
  { city: 'Valladolid', count: 92, at: [-4.72, 41.65] },
  { city: 'Vigo', count: 115, at: [-8.72, 42.23] },
  { city: 'Vitoria-Gasteiz', count: 68, at: [-2.67, 42.85] },
  { city: 'Zaragoza', count: 226, at: [-0.88, 41.65] },
];

export type CityOrder = 'name' | 'count';

export function sortCities(cities: readonly CityCount[], order: CityOrder): CityCount[] {
  const byName = (a: CityCount, b: CityCount) => a.city.localeCompare(b.city, 'es');
  return [...cities].sort(order === 'name' ? byName : (a, b) => b.count - a.count || byName(a, b));
}
