import { projectCards } from '../../content/project-cards';
import { catalogue } from '../../content/catalogue';
import { findResults } from './results';
import { emptySearch, type Search } from './search';
import { understand } from './understand';

const resultsOf = (patch: Partial<Search>) => findResults(understand({ ...emptySearch, ...patch }));
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
  expect(resultsOf({ text: 'Gulberg', mode: 'buy' }).matches).toBe(0);
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
  expect(world.summary).toBe('2 projects');
  expect(resultsOf({ text: 'blue', city: 'Lahore' }).projects.map(({ id }) => id)).toEqual([10]);
  expect(resultsOf({ text: 'Lake City' }).summary).toBe('1 project and 1 sample home');
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
  const homes = Array.from({ length: 40 }, (_, index) => ({ ...catalogue[0]!, id: index + 1 }));
  const pageOf = (page: number) => findResults(understand({ ...emptySearch, city: 'Lahore', page }), homes);
  expect(pageOf(1)).toMatchObject({ pages: 3, matches: 40 });
  expect(pageOf(1).homes).toHaveLength(16);
  expect(pageOf(9).homes.map(({ id }) => id)).toEqual([33, 34, 35, 36, 37, 38, 39, 40]);
});

const projectsIn = (city: string) => projectCards.filter((card) => card.city === city).map(({ id }) => id);

test('a city that alone is asked for lists its projects and its homes, chosen or typed @PVIEW-22', () => {
  for (const patch of [{ city: 'Lahore' }, { text: 'lahore' }, { text: 'لاہور' }] as const) {
    expect(resultsOf(patch).summary).toBe('7 projects and 6 sample homes');
    expect(resultsOf(patch).projects.map(({ id }) => id)).toEqual(projectsIn('Lahore'));
  }
  expect(resultsOf({ city: 'Lahore', beds: 3 }).projects).toEqual([]);
});

/** What a visitor writes, and ids of homes and projects. With the sentence that precedes those that are only close. */
const queries: [text: string, homes: number[], projects: number[], missing?: string][] = [
  ['houses in lahore', [1, 2, 3, 4, 6, 8], []],
  ['homes in islamabad', [5, 7], []],
  ['ghar', [1, 2, 3, 4, 5, 6, 7, 8], []],
  ['flat', [5], [3, 6, 4]],
  ['three bedroom', [2, 6], []],
  ['2 bed', [5, 7], []],
  ['10 marla', [6], []],
  ['1 crore', [1, 2, 3, 4, 5, 6, 7, 8], []],
  ['4 bed house dha lahore', [1], []],
  ['villa with pool', [8], [6, 9]],
  ['swimming pool', [8], [10, 9, 6]],
  ['isb', [5, 7], [4, 5, 9]],
  ['Liberty Lands', [], [1]],
  ['blueworld city', [], [9]],
  ['smart city', [], [4, 7]],
  ['capital smart city payment plan', [], [4]],
  ['commercial', [], [5]],
  ['projects in islamabad', [], [4, 5, 9]],
  ['gulbrg', [2], [], 'Nothing matches “gulbrg”.'],
  ['behria town', [3], [], 'Nothing matches “behria town”.'],
  ['park veiw city', [], [3], 'Nothing matches “park veiw city”.'],
  ['dha phase 5', [1], [], 'Nothing matches “dha phase 5”.'],
  ['gulberg 2', [2], [], 'Nothing matches “gulberg 2”.'],
  ['f-7/2', [5], [], 'Nothing matches “f-7/2”.'],
  ['Lake City 12', [8], [6], 'Nothing matches “Lake City 12”.'],
  ['6 bed', [3, 1, 4, 8], [], 'No home has 6 bedrooms.'],
  ['1 kanal', [3, 8, 4, 1], [], 'No home measures from 376 m² (18.0 marla).'],
  ['under $50,000', [1, 2, 3, 4], [], 'No home costs up to $50,000.'],
  ['3 bed house dha lahore', [1, 2, 6, 4], [], 'Nothing has all of: Houses and villas, “dha”, Lahore, 3 bedrooms.'],
  ['flat for rent near gulberg under 1 lakh', [2, 5], [], 'Nothing has all of: To rent, Apartments, “gulberg”.'],
  ['buy gulberg', [2, 1, 3, 4], [], 'Nothing has all of: To buy, “gulberg”.'],
  ['apartments in lahore', [5, 1, 2, 3], [3, 6], 'Nothing has all of: Apartments, Lahore.'],
  ['zaitoon 3 bed', [2, 6, 1, 4], [8], 'Nothing has all of: “zaitoon”, 3 bedrooms.'],
  ['castle lahore', [1, 2, 3, 4], [], 'Nothing matches “castle”.'],
  ['castle', [], []],
  ['12', [], []],
];

test.each(queries.map(([text, homes, projects, missing]) => [text, homes, projects, missing ?? ''] as const))(
  '"%s" finds the homes %j and the projects %j @PVIEW-20 @PVIEW-21',
  (text, homes, projects, missing) => {
    const found = resultsOf({ text });
    expect({ homes: found.homes.map(({ id }) => id), projects: found.projects.map(({ id }) => id) }).toEqual({
      homes,
      projects,
    });
    expect(found.missing ?? '').toBe(missing);
  },
);

test('a featured home is found by its description, unless a filter asks for something else @PVIEW-22', () => {
  expect(resultsOf({ text: 'courtyard house' })).toMatchObject({ featured: 0, homes: [], summary: '1 featured home' });
  expect(resultsOf({ text: 'villa with pool' }).featured).toBe(3);
  expect(resultsOf({ text: 'courtyard house islamabad' }).featured).toBeUndefined();
  expect(resultsOf({ text: 'model town' }).featured).toBeUndefined();
});

test('a home that is close is offered as it was asked for @PVIEW-21', () => {
  expect(resultsOf({ text: 'buy gulberg' }).homes.map(({ saleStatus }) => saleStatus)).toEqual([
    'per month',
    'for sale',
    'for sale',
    'for sale',
  ]);
});
