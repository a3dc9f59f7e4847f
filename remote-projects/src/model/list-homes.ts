import type { City } from '../content/project-cards';
import type { Home, HomeType, SaleStatus } from '../content/catalogue';

export type HomeSort = 'popularity' | 'lowest' | 'highest' | 'largest' | 'most-bedrooms';

/** Both ends are inclusive; an absent end is open. */
export interface Range {
  from?: number;
  to?: number;
}

export interface HomeCriteria {
  city?: City;
  types?: readonly HomeType[];
  saleStatus?: SaleStatus;
  price?: Range;
  beds?: Range;
  baths?: Range;
  /** Square meters. */
  area?: Range;
  sort?: HomeSort;
}

/** In the requested order, each home with the requested sale status. */
export function listHomes(homes: readonly Home[], criteria: HomeCriteria): readonly Home[] {
  const matches = homes.filter((home) => meets(home, criteria));
  const offered = matches.map((home) => offeredAs(home, criteria.saleStatus));
  const compare = orders[criteria.sort ?? 'popularity'];
  return compare ? offered.toSorted(compare) : offered;
}

function meets(home: Home, criteria: HomeCriteria): boolean {
  const { city, types, saleStatus } = criteria;
  return (
    (!city || home.city === city) &&
    (!types || types.includes(home.type)) &&
    (saleStatus !== 'for sale' || home.canBeBought) &&
    isInside(home.price, criteria.price) &&
    isInside(home.beds, criteria.beds) &&
    isInside(home.baths, criteria.baths) &&
    isInside(home.area, criteria.area)
  );
}

function isInside(value: number, { from = -Infinity, to = Infinity }: Range = {}): boolean {
  return value >= from && value <= to;
}

/** A home that can also be bought is shown as for sale to those who buy. */
export function offeredAs(home: Home, saleStatus: SaleStatus | undefined): Home {
  return saleStatus === 'for sale' && home.canBeBought ? { ...home, saleStatus } : home;
}

type Compare = (a: Home, b: Home) => number;

/** Equal prices are ordered by price per square meter: the larger home is cheaper. */
const orders: Record<HomeSort, Compare | undefined> = {
  popularity: undefined,
  lowest: (a, b) => a.price - b.price || b.area - a.area,
  highest: (a, b) => b.price - a.price || a.area - b.area,
  largest: (a, b) => b.area - a.area,
  'most-bedrooms': (a, b) => b.beds - a.beds || b.area - a.area,
};
