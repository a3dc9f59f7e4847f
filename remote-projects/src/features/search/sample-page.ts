import type { Home } from '../../content/catalogue';
import { listHomes } from '../../model/list-homes';
import { pageCount, pageSize, type Search } from './search';

const fixedTotal = 280;

/**
 * Without filters the texts are fixed, and sample homes represent the 280 projects: each twice per page,
 * reordered the second time, and each page starts with another home.
 */
export function samplePage(homes: readonly Home[], { sort, page }: Search) {
  const sorted = listHomes(homes, { sort });
  const turn = (page - 1) * 3;
  const first = (page - 1) * pageSize + 1;
  const second = isTied[sort] ? reorder(rotate(sorted, turn)) : rotate(sorted, turn);
  return {
    homes: [...rotate(sorted, turn), ...second],
    projects: [],
    matches: null,
    areProjectsFirst: true,
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
