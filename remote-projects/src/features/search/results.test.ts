import { properties } from '../../content/properties';
import { findResults } from './results';
import { emptySearch, type Search } from './search';

const resultsOf = (patch: Partial<Search>) => findResults(properties, { ...emptySearch, ...patch });
const idsOf = (patch: Partial<Search>) => resultsOf(patch).homes.map(({ id }) => id);

test('PVIEW-17 PVIEW-18 without filters there are sixteen cards, ten pages, and the fixed text', () => {
  const { homes, pages, summary, matches } = resultsOf({});
  expect(homes).toHaveLength(16);
  expect(pages).toBe(10);
  expect(summary).toBe('1 to 16 of 280 projects');
  expect(matches).toBeNull();
});

test('every page shows other cards than the one before', () => {
  const pages = Array.from({ length: 10 }, (_, index) => idsOf({ page: index + 1 }).join());
  for (const [index, page] of pages.entries()) expect(page).not.toBe(pages[index + 1]);
  expect(resultsOf({ page: 10 }).summary).toBe('145 to 160 of 280 projects');
});

test('a sort changes the cards without touching the fixed texts', () => {
  expect(idsOf({ sort: 'lowest' })).toEqual([3, 8, 4, 1, 6, 2, 5, 7, 3, 8, 4, 1, 6, 2, 5, 7]);
  expect(resultsOf({ sort: 'lowest' }).summary).toBe('1 to 16 of 280 projects');
});

test('with a filter the header says how many sample homes match, and there are no further pages', () => {
  expect(resultsOf({ city: 'Islamabad', mode: 'rent' })).toMatchObject({ matches: 2, pages: 1, summary: '2 sample homes match' });
  expect(resultsOf({ kind: 'condos', mode: 'rent' }).summary).toBe('1 sample home matches');
  expect(resultsOf({ text: 'castle' })).toMatchObject({ matches: 0, homes: [], summary: '0 sample homes match' });
});

test('who buys and filters sees homes for sale, who rents homes per month', () => {
  expect(resultsOf({ city: 'Lahore' }).homes.map(({ saleStatus }) => saleStatus)).not.toContain('per month');
  expect(resultsOf({ city: 'Lahore', mode: 'rent' }).homes.map(({ saleStatus }) => saleStatus)).not.toContain('for sale');
});

test('the last button of a row means so many or more, the others exactly so many', () => {
  expect(idsOf({ mode: 'rent', beds: 4 })).toEqual([1, 4, 8]);
  expect(idsOf({ mode: 'rent', beds: 5 })).toEqual([3]);
  expect(idsOf({ mode: 'rent', baths: 4 })).toEqual([3, 8]);
});

test('more than sixteen matches are shown in pages, and a page too far is the last one', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...properties[0]!, id: index + 1 }));
  const first = findResults(many, { ...emptySearch, city: 'Lahore' });
  expect(first).toMatchObject({ pages: 3, matches: 40 });
  expect(first.homes).toHaveLength(16);
  expect(findResults(many, { ...emptySearch, city: 'Lahore', page: 9 }).homes.map(({ id }) => id)).toEqual([33, 34, 35, 36, 37, 38, 39, 40]);
});
