import { paths } from '@site/contracts';
import type { City } from '../../content/project-cards';
import { readAmount, readDollars } from '../../model/amount';
import type { HomeSort } from '../../model/list-homes';

const modes = ['buy', 'rent'] as const;
const kinds = ['homes', 'apartments', 'condos'] as const;
const cities: readonly City[] = ['Lahore', 'Islamabad'];
const sorts: readonly HomeSort[] = ['popularity', 'lowest', 'highest', 'largest', 'most-bedrooms'];
const views = ['grid', 'list'] as const;

type Mode = (typeof modes)[number];

export interface Search {
  /** `null` shows Buy (see `defaultMode`) and filters nothing. */
  mode: Mode | null;
  /** `houses` is only read from a text: the field has it among Homes (PVIEW-03). */
  kind: (typeof kinds)[number] | 'houses';
  text: string;
  city: City | null;
  /** 1 to 5; 5 is five or more. */
  beds: number | null;
  /** 1 to 4; 4 is four or more. */
  baths: number | null;
  /** Dollars. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Square meters. */
  areaFrom: number | null;
  areaTo: number | null;
  sort: HomeSort;
  view: (typeof views)[number];
  /** 1 to 10. */
  page: number;
}

/** Shown when nothing is chosen (PVIEW-02). */
export const defaultMode: Mode = 'buy';

export const emptySearch: Search = {
  mode: null,
  kind: 'homes',
  text: '',
  city: null,
  beds: null,
  baths: null,
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  sort: 'popularity',
  view: 'grid',
  page: 1,
};

/** The last button includes higher counts. */
export const mostBeds = 5;
export const mostBaths = 4;
/** Fixed (PVIEW-17). */
export const pageCount = 10;
/** Cards per page (PVIEW-18: "1 to 16 of 280 projects"). */
export const pageSize = 16;

/** Sort, view and page are not filters. */
export function hasFilters(search: Search): boolean {
  const { sort, view, page } = search;
  const rest = { ...search, text: search.text.trim() };
  return !isSame(rest, { ...emptySearch, sort, view, page });
}

export function withoutFilters({ sort, view }: Search): Search {
  return { ...emptySearch, sort, view };
}

function isSame(a: Search, b: Search): boolean {
  return Object.entries(a).every(([key, value]) => Object.is(value, b[key as keyof Search]));
}

/** Query names, equal to form field names, so that the form works without scripts. */
export const queryNames: Readonly<Record<keyof Search, string>> = {
  mode: 'mode',
  kind: 'type',
  text: 'q',
  city: 'city',
  beds: 'beds',
  baths: 'baths',
  priceFrom: 'from',
  priceTo: 'to',
  areaFrom: 'area-from',
  areaTo: 'area-to',
  sort: 'sort',
  view: 'view',
  page: 'page',
};

/** Unknown and out-of-range values count as not chosen. */
export function readSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const get = (key: keyof Search) => params.get(queryNames[key]);
  return {
    mode: oneOf(modes, get('mode')) ?? null,
    kind: oneOf(kinds, get('kind')) ?? emptySearch.kind,
    text: get('text') ?? '',
    city: oneOf(cities, get('city')) ?? null,
    beds: readCount(get('beds'), mostBeds),
    baths: readCount(get('baths'), mostBaths),
    priceFrom: readDollars(get('priceFrom')),
    priceTo: readDollars(get('priceTo')),
    areaFrom: readAmount(get('areaFrom')),
    areaTo: readAmount(get('areaTo')),
    sort: oneOf(sorts, get('sort')) ?? emptySearch.sort,
    view: oneOf(views, get('view')) ?? emptySearch.view,
    page: readCount(get('page'), pageCount) ?? emptySearch.page,
  };
}

/** Without the question mark. Unset fields are omitted. */
export function writeSearch(search: Search): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(queryNames) as (keyof Search)[]) {
    const value = search[key];
    if (value !== null && value !== emptySearch[key]) params.set(queryNames[key], String(value));
  }
  return params.toString();
}

/** A page of results starts at the results header. */
export function addressOf(search: Search): string {
  const query = writeSearch(search);
  return `${paths.projectSearch}${query && `?${query}`}#results`;
}

function readCount(text: string | null, most: number): number | null {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
