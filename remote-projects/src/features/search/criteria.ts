import type { HomeType } from '../../content/catalogue';
import type { HomeCriteria, Range } from '../../model/list-homes';
import { mostBaths, mostBeds, type Search } from './search';

const typesOf: Record<Search['kind'], readonly HomeType[] | undefined> = {
  homes: undefined,
  apartments: ['Apartment'],
  condos: ['Condo'],
  houses: ['House', 'Villa'],
};

const statusOf = { buy: 'for sale', rent: 'per month' } as const;

export function criteriaOf(search: Search): HomeCriteria {
  return {
    city: search.city ?? undefined,
    types: typesOf[search.kind],
    saleStatus: search.mode === null ? undefined : statusOf[search.mode],
    beds: countRange(search.beds, mostBeds),
    baths: countRange(search.baths, mostBaths),
    price: range(search.priceFrom, search.priceTo),
    area: range(search.areaFrom, search.areaTo),
    sort: search.sort,
  };
}

/** Exact count; the largest button includes higher counts. */
function countRange(count: number | null, most: number): Range | undefined {
  if (count === null) return undefined;
  return count === most ? { from: count } : { from: count, to: count };
}

function range(from: number | null, to: number | null): Range {
  return { from: from ?? undefined, to: to ?? undefined };
}
