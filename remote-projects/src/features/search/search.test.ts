import fc from 'fast-check';
import { defaultMode, emptySearch, hasFilters, pageCount, readSearch, writeSearch, type Search } from './search';

fc.configureGlobal({ seed: 20260101 });

const amount = fc.option(fc.integer({ min: 0, max: 999_999_999 }));

const anySearch: fc.Arbitrary<Search> = fc.record({
  mode: fc.option(fc.constantFrom('buy' as const, 'rent' as const)),
  kind: fc.constantFrom('homes', 'apartments', 'condos'),
  text: fc.string({ unit: 'grapheme', maxLength: 60 }),
  city: fc.option(fc.constantFrom('Lahore', 'Islamabad')),
  beds: fc.option(fc.integer({ min: 1, max: 5 })),
  baths: fc.option(fc.integer({ min: 1, max: 4 })),
  priceFrom: amount,
  priceTo: amount,
  areaFrom: amount,
  areaTo: amount,
  sort: fc.constantFrom('popularity', 'lowest', 'highest', 'largest', 'most-bedrooms'),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: pageCount }),
});

test('whatever a visitor chooses, the address gives back, and is written the same way again', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const read = readSearch(writeSearch(search));
      expect(read).toEqual(search);
      expect(writeSearch(read)).toBe(writeSearch(search));
    }),
  );
});

test('any query at all is read as a search that can be shown', () => {
  const part = fc.tuple(
    fc.constantFrom('mode', 'type', 'q', 'city', 'beds', 'baths', 'from', 'to', 'sort', 'view', 'page', 'x'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const search = readSearch(new URLSearchParams(parts).toString());
      expect(search.page).toBeGreaterThanOrEqual(1);
      expect(search.page).toBeLessThanOrEqual(pageCount);
      expect(readSearch(writeSearch(search))).toEqual(search);
    }),
  );
});

test('an empty address is buying, and a search without filters has an empty address @PVIEW-02', () => {
  expect(readSearch('')).toEqual(emptySearch);
  expect(writeSearch(emptySearch)).toBe('');
  expect(defaultMode).toBe('buy');
});

test('an address reads like the panel', () => {
  const search: Search = {
    ...emptySearch,
    mode: 'rent',
    kind: 'condos',
    text: 'lake view',
    city: 'Lahore',
    beds: 3,
    priceTo: 90_000,
    view: 'list',
    page: 2,
  };
  expect(writeSearch(search)).toBe('mode=rent&type=condos&q=lake+view&city=Lahore&beds=3&to=90000&view=list&page=2');
});

const unusable =
  'mode=sell type=castle city=Paris beds=0 beds=6 baths=9 from=-1 to=many sort=luck view=map page=0 page=11 page=1.5';

test.each(unusable.split(' '))('the query %s counts as not chosen', (query) =>
  expect(readSearch(query)).toEqual(emptySearch),
);

test('a form that was sent before scripts had started is read as well', () => {
  expect(readSearch('mode=buy&type=homes&q=&city=&from=&to=')).toEqual({ ...emptySearch, mode: 'buy' });
  expect(readSearch('mode=rent&type=homes&q=pool&city=Lahore&from=30%2C000&to=')).toEqual({
    ...emptySearch,
    mode: 'rent',
    text: 'pool',
    city: 'Lahore',
    priceFrom: 30_000,
  });
});

test('sort, view and page are no filters, and neither is white space', () => {
  expect(hasFilters({ ...emptySearch, sort: 'lowest', view: 'list', page: 3, text: '  ' })).toBe(false);
  expect(hasFilters({ ...emptySearch, mode: 'rent' })).toBe(true);
  expect(hasFilters({ ...emptySearch, areaTo: 0 })).toBe(true);
});
