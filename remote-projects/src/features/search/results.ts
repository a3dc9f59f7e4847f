import { listProperties, type PropertyCriteria, type Range } from '../../model/list-properties';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { properties, type Property, type PropertyType } from '../../content/properties';
import { hasFilters, mostBaths, mostBeds, pageCount, type Search } from './search';
import { createTextIndex } from './text-index';

/** Cards per page (PVIEW-18: "1 to 16 of 280 projects"). */
export const pageSize = 16;
const fixedTotal = 280;

// Created when the page's code loads, before the first key.
const findByText = createTextIndex(properties, projectCards);

export interface Results {
  homes: readonly Property[];
  projects: readonly ProjectCardContent[];
  /** `null` without filters: the fixed texts are shown. */
  matches: number | null;
  /** No name matches exactly; the results are similar names. */
  areSimilar: boolean;
  pages: number;
  summary: string;
}

export function findResults(search: Search, homes = properties): Results {
  if (!hasFilters(search)) return samplePage(homes, search);
  const { words, beds } = readBeds(search.text);
  const found = words === '' ? undefined : findByText(words);
  const matching = listProperties(found?.homes ?? homes, criteriaOf({ ...search, beds: search.beds ?? beds }));
  // Projects have no bedrooms.
  const named =
    beds === null ? (found?.projects.filter(({ city }) => search.city === null || city === search.city) ?? []) : [];
  const pages = Math.max(1, Math.min(pageCount, Math.ceil(matching.length / pageSize)));
  const start = (Math.min(search.page, pages) - 1) * pageSize;
  return {
    homes: matching.slice(start, start + pageSize),
    projects: named,
    matches: matching.length,
    areSimilar: found?.areSimilar ?? false,
    pages,
    summary: summaryOf(named.length, matching.length),
  };
}

/** `lahore 3 bed` asks for three bedrooms in Lahore. */
function readBeds(text: string): { words: string; beds: number | null } {
  const asked = /(?<!\p{L})([1-9])[\s-]*(?:beds?|bedrooms?)(?!\p{L})/iu.exec(text);
  if (!asked) return { words: text.trim(), beds: null };
  return { words: text.replace(asked[0], ' ').trim(), beds: Math.min(Number(asked[1]), mostBeds) };
}

function summaryOf(projects: number, homes: number): string {
  const found = homes === 1 ? '1 sample home' : `${homes} sample homes`;
  if (projects === 0) return found;
  const named = projects === 1 ? '1 project' : `${projects} projects`;
  return homes === 0 ? `${named}, no sample homes` : `${named} and ${found}`;
}

/**
 * Without filters the texts are fixed, and sample homes represent the 280 projects: each twice per page,
 * reordered the second time, and each page starts with another home.
 */
function samplePage(homes: readonly Property[], { sort, page }: Search): Results {
  const sorted = listProperties(homes, { sort });
  const turn = (page - 1) * 3;
  const first = (page - 1) * pageSize + 1;
  const second = isTied[sort] ? reorder(rotate(sorted, turn)) : rotate(sorted, turn);
  return {
    homes: [...rotate(sorted, turn), ...second],
    projects: [],
    matches: null,
    areSimilar: false,
    pages: pageCount,
    summary: `${first} to ${first + pageSize - 1} of ${fixedTotal} projects`,
  };
}

/** All sample homes cost the same, so any order is correct by price, but not by area or bedrooms. */
const isTied: Record<Search['sort'], boolean> = {
  popularity: true,
  lowest: true,
  highest: true,
  largest: false,
  'most-bedrooms': false,
};

/** Takes every third one, from the sixth: no neighbors stay together, and no home is below itself. */
function reorder<Item>(items: readonly Item[]): readonly Item[] {
  return items.map((_, at) => items[(at * 3 + 5) % items.length]!);
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

const statusOf = { buy: 'for sale', rent: 'per month' } as const;

function criteriaOf(search: Search): PropertyCriteria {
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
