import type { Home } from '../content/catalogue';
import { countryOf } from '../content/home-places';

export const squareMetersPerFoot = 0.09290304;
/** The marla of Lahore's housing schemes: 225 square feet. The land register's older marla has 272.25. */
export const squareMetersPerMarla = 225 * squareMetersPerFoot;

/** Shown once below areas in marla. */
export const marlaNote = 'One marla is 225 square feet, as in the housing schemes of Lahore.';

/** `240 m² (11.5 marla)` in Pakistan, `240 m²` elsewhere. */
export function inLocalArea(squareMeters: number, home: Pick<Home, 'city'>): string {
  if (!countsInMarla(home)) return `${squareMeters} m²`;
  return `${squareMeters} m² (${(squareMeters / squareMetersPerMarla).toFixed(1)} marla)`;
}

export function countsInMarla(home: Pick<Home, 'city'>): boolean {
  return countryOf(home).code === 'PK';
}
