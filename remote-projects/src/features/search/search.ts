import type { PropertySort } from '../../model/list-properties';
import type { City } from '../../content/project-names';

export type Mode = 'buy' | 'rent';
export type HomeKind = 'homes' | 'apartments' | 'condos';
export type ResultView = 'grid' | 'list';

export interface Search {
  /** `null` shows Buy (see `defaultMode`) and filters nothing. */
  mode: Mode | null;
  kind: HomeKind;
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
  sort: PropertySort;
  view: ResultView;
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
