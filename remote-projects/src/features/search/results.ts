import { listProperties, type PropertyCriteria, type Range } from '../../content/list-properties';
import type { Property, PropertyType } from '../../content/properties';
import { hasFilters, mostBaths, mostBeds, pageCount, type Search } from './search';

/** Cards on a page (spec §9: "1 to 16 of 280 projects"). */
export const pageSize = 16;
const fixedTotal = 280;

export interface Results {
  homes: readonly Property[];
  /** How many homes match; `null` while nothing is filtered, when the fixed texts stand. */
  matches: number | null;
  pages: number;
  /** What the header says below the title. */
  summary: string;
}

/** What the page shows for a search. */
export function findResults(homes: readonly Property[], search: Search): Results {
  if (!hasFilters(search)) return samplePage(homes, search);
  const matching = listProperties(homes, criteriaOf(search));
  const pages = Math.max(1, Math.min(pageCount, Math.ceil(matching.length / pageSize)));
  const start = (Math.min(search.page, pages) - 1) * pageSize;
  return {
    homes: matching.slice(start, start + pageSize),
    matches: matching.length,
    pages,
    summary: matching.length === 1 ? '1 sample home matches' : `${matching.length} sample homes match`,
  };
}

/**
 * Without filters the texts are fixed, and the sample homes stand in for the 280 projects: each
 * twice on a page, and every page begins with another one.
 */
function samplePage(homes: readonly Property[], { sort, page }: Search): Results {
  const sorted = listProperties(homes, { sort });
  const turn = (page - 1) * 3;
  const second = sort === 'popularity' ? turn + 4 : turn;
  const first = (page - 1) * pageSize + 1;
  return {
    homes: [...rotate(sorted, turn), ...rotate(sorted, second)],
    matches: null,
    pages: pageCount,
    summary: `${first} to ${first + pageSize - 1} of ${fixedTotal} projects`,
  };
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = items.length ? by % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}

const typesOf: Record<Search['kind'], readonly PropertyType[] | undefined> = {
  homes: undefined,
  apartments: ['Apartment'],
  condos: ['Condo'],
};

function criteriaOf(search: Search): PropertyCriteria {
  return {
    text: search.text,
    city: search.city ?? undefined,
    types: typesOf[search.kind],
    saleStatus: search.mode === 'rent' ? 'per month' : 'for sale',
    beds: countRange(search.beds, mostBeds),
    baths: countRange(search.baths, mostBaths),
    price: range(search.priceFrom, search.priceTo),
    area: range(search.areaFrom, search.areaTo),
    sort: search.sort,
  };
}

/** Exactly so many; the largest button also takes more. */
function countRange(count: number | null, most: number): Range | undefined {
  if (count === null) return undefined;
  return count === most ? { from: count } : { from: count, to: count };
}

function range(from: number | null, to: number | null): Range {
  return { from: from ?? undefined, to: to ?? undefined };
}
