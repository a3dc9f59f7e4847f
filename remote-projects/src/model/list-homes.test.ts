import fc from 'fast-check';
import { listHomes, type HomeCriteria, type HomeSort } from './list-homes';
import { catalogue } from '../content/catalogue';

fc.configureGlobal({ seed: 20260101 });

const idsOf = (criteria: HomeCriteria) => listHomes(catalogue, criteria).map(({ id }) => id);

test('without criteria the eight sample homes stand in the order of their ids @DATA-05', () => {
  expect(idsOf({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a sample home never changes: only a list for sale shows it as for sale @DATA-11', () => {
  const forSale = listHomes(catalogue, { saleStatus: 'for sale' });
  expect(new Set(forSale.map(({ saleStatus }) => saleStatus))).toEqual(new Set(['for sale']));
  expect(new Set(catalogue.map(({ saleStatus }) => saleStatus))).toEqual(new Set(['per month']));
});

test.each<[string, HomeCriteria, number[]]>([
  ['a city', { city: 'Islamabad' }, [5, 7]],
  ['a kind', { types: ['Condo'] }, [7]],
  ['homes for sale', { saleStatus: 'for sale' }, [1, 3, 4, 5, 6, 8]],
  ['homes to rent', { saleStatus: 'per month' }, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['exactly four bedrooms', { beds: { from: 4, to: 4 } }, [1, 4, 8]],
  ['four bedrooms or more', { beds: { from: 4 } }, [1, 3, 4, 8]],
  ['one bath', { baths: { to: 1 } }, [7]],
  ['a price that includes the sample price', { price: { from: 90_000, to: 90_000 } }, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['a price below it', { price: { to: 89_999 } }, []],
  ['an area', { area: { from: 180, to: 240 } }, [1, 2, 6]],
  ['several at once', { city: 'Lahore', types: ['House'], beds: { from: 5 } }, [3]],
])('a visitor narrows the list by %s', (_, criteria, ids) => {
  expect(idsOf(criteria)).toEqual(ids);
});

test.each<[HomeSort, number[]]>([
  ['popularity', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['lowest', [3, 8, 4, 1, 6, 2, 5, 7]],
  ['highest', [7, 5, 2, 6, 1, 4, 8, 3]],
  ['largest', [3, 8, 4, 1, 6, 2, 5, 7]],
  ['most-bedrooms', [3, 8, 4, 1, 6, 2, 5, 7]],
])('sorted by %s the homes stand as %j', (sort, ids) => {
  expect(idsOf({ sort })).toEqual(ids);
});

test('a lower price comes before a larger home', () => {
  const [first, second] = catalogue;
  const cheap = { ...second!, price: 30_000 };
  expect(listHomes([first!, cheap], { sort: 'lowest' })[0]).toBe(cheap);
  expect(listHomes([first!, cheap], { sort: 'highest' })[0]).toBe(first);
});

test('a further criterion never adds a home, and a sort never loses one', () => {
  const range = fc.record({ from: fc.integer({ min: 0, max: 400 }), to: fc.integer({ min: 0, max: 400 }) });
  const criteria = fc.record({ city: fc.constantFrom('Lahore' as const, undefined), area: range });
  fc.assert(
    fc.property(criteria, range, (some, beds) => {
      const wider = idsOf(some);
      expect(wider).toEqual(expect.arrayContaining(idsOf({ ...some, beds })));
      expect(idsOf({ ...some, sort: 'largest' }).toSorted()).toEqual(wider.toSorted());
    }),
  );
});
