import { properties } from '../../content/properties';
import { findResults } from './results';
import { emptySearch, type Search } from './search';

const resultsOf = (patch: Partial<Search>) => findResults({ ...emptySearch, ...patch });
const idsOf = (patch: Partial<Search>) => resultsOf(patch).homes.map(({ id }) => id);

test('without filters there are ten pages of sixteen cards, and the fixed text @PVIEW-17 @PVIEW-18', () => {
  expect(resultsOf({})).toMatchObject({ pages: 10, summary: '1 to 16 of 280 projects', matches: null });
  const pages = Array.from({ length: 10 }, (_, index) => idsOf({ page: index + 1 }));
  for (const page of pages) expect(page).toHaveLength(16);
  for (const [index, page] of pages.entries()) expect(page).not.toEqual(pages[index + 1]);
  expect(resultsOf({ page: 10 }).summary).toBe('145 to 160 of 280 projects');
});

test('a sort changes the cards without touching the fixed texts', () => {
  expect(idsOf({ sort: 'largest' })).toEqual([3, 8, 4, 1, 6, 2, 5, 7, 3, 8, 4, 1, 6, 2, 5, 7]);
  expect(resultsOf({ sort: 'lowest' }).summary).toBe('1 to 16 of 280 projects');
});

test.each(['popularity', 'lowest', 'highest'] as const)(
  'sorted by %s the second eight cards stand in another order, none below itself @PVIEW-16',
  (sort) => {
    for (let page = 1; page <= 10; page++) {
      const ids = idsOf({ sort, page });
      const [first, second] = [ids.slice(0, 8), ids.slice(8)];
      expect(second.toSorted()).toEqual(first.toSorted());
      for (const [at, id] of second.entries()) {
        expect(id).not.toBe(first[at]);
        const before = first.indexOf(id);
        expect(second[(at + 1) % 8]).not.toBe(first[(before + 1) % 8]);
      }
    }
  },
);

test('until Buy or Rent is chosen, neither hides a home that the page shows @PVIEW-02', () => {
  expect(resultsOf({ text: 'Gulberg' }).homes).toMatchObject([{ id: 2, saleStatus: 'per month' }]);
  expect(idsOf({ text: 'E-11' })).toEqual([7]);
  expect(idsOf({ text: 'Gulberg', mode: 'buy' })).toEqual([]);
  expect(idsOf({ mode: 'buy' })).toEqual([1, 3, 4, 5, 6, 8]);
  for (const [mode, saleStatus] of [
    ['buy', 'for sale'],
    ['rent', 'per month'],
  ] as const)
    for (const home of resultsOf({ city: 'Lahore', mode }).homes) expect(home.saleStatus).toBe(saleStatus);
});

test('projects are found by their names, in the chosen city @PVIEW-07', () => {
  const world = resultsOf({ text: 'Blue World' });
  expect(world.projects.map(({ id }) => id)).toEqual([9, 5]);
  expect(world.summary).toBe('2 projects, no sample homes');
  expect(resultsOf({ text: 'blue', city: 'Lahore' }).projects.map(({ id }) => id)).toEqual([10]);
  expect(resultsOf({ text: 'Lake City' }).summary).toBe('1 project and 1 sample home');
  expect(resultsOf({ city: 'Lahore' }).projects).toEqual([]);
});

test('with a filter the header counts homes, and there is one page', () => {
  expect(resultsOf({ city: 'Islamabad', mode: 'rent' })).toMatchObject({
    matches: 2,
    pages: 1,
    summary: '2 sample homes',
  });
  expect(resultsOf({ kind: 'condos', mode: 'rent' }).summary).toBe('1 sample home');
  expect(resultsOf({ text: 'castle' })).toMatchObject({ matches: 0, homes: [], summary: '0 sample homes' });
});

test('the last button of a row means so many or more, the others exactly so many', () => {
  expect(idsOf({ mode: 'rent', beds: 4 })).toEqual([1, 4, 8]);
  expect(idsOf({ mode: 'rent', beds: 5 })).toEqual([3]);
  expect(idsOf({ mode: 'rent', baths: 4 })).toEqual([3, 8]);
});

test('more than sixteen matches are shown in pages, and a page too far is the last one', () => {
  const homes = Array.from({ length: 40 }, (_, index) => ({ ...properties[0]!, id: index + 1 }));
  const pageOf = (page: number) => findResults({ ...emptySearch, city: 'Lahore', page }, homes);
  expect(pageOf(1)).toMatchObject({ pages: 3, matches: 40 });
  expect(pageOf(1).homes).toHaveLength(16);
  expect(pageOf(9).homes.map(({ id }) => id)).toEqual([33, 34, 35, 36, 37, 38, 39, 40]);
});

test.each(['lahore 3 bed', '3-bedroom Lahore', '4 bedrooms', '9 beds'])(
  'a visitor who types "%s" is shown homes with so many bedrooms',
  (text) => {
    const [, count = ''] = /(\d)/.exec(text) ?? [];
    const city = /lahore/i.test(text) ? 'Lahore' : null;
    expect(idsOf({ text }).toSorted()).toEqual(idsOf({ beds: Math.min(Number(count), 5), city }).toSorted());
    expect(resultsOf({ text }).projects).toEqual([]);
  },
);

test('a number that nothing has is left out', () => {
  expect(idsOf({ text: 'Lake City 12' })).toEqual(idsOf({ text: 'Lake City' }));
  expect(resultsOf({ text: 'Lake City 12' }).areSimilar).toBe(false);
  expect(idsOf({ text: '12' })).toEqual([]);
});
