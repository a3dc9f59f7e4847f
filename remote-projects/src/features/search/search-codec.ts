import { paths } from '@site/contracts';
import type { PropertySort } from '../../model/list-properties';
import type { City } from '../../content/project-names';
import { readAmount } from '../../model/amount';
import {
  emptySearch,
  mostBaths,
  mostBeds,
  pageCount,
  type HomeKind,
  type Mode,
  type ResultView,
  type Search,
} from './search';

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

const modes: readonly Mode[] = ['buy', 'rent'];
const kinds: readonly HomeKind[] = ['homes', 'apartments', 'condos'];
const cities: readonly City[] = ['Lahore', 'Islamabad'];
const sorts: readonly PropertySort[] = ['popularity', 'lowest', 'highest', 'largest', 'most-bedrooms'];
const views: readonly ResultView[] = ['grid', 'list'];

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
    priceFrom: readAmount(get('priceFrom')),
    priceTo: readAmount(get('priceTo')),
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
