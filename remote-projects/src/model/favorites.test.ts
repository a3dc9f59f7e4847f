import { homes } from '../content/homes';
import { chooseSamples, chooseSuggestions } from './favorites';

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test.each([0, 1, 4, 8, 12])('with %i homes saved, four others are samples and four are suggested @FAVS-02', (count) => {
  const saved = idsOf(homes.slice(0, count));
  const taken = new Set([...saved, ...idsOf(chooseSamples(new Set(saved)))]);
  expect(taken.size).toBe(count + 4);
  for (const offer of ['per month', 'for sale'] as const) {
    const suggested = chooseSuggestions(offer, taken);
    expect(suggested).toHaveLength(4);
    expect(suggested.every(({ saleStatus }) => saleStatus === offer)).toBe(true);
    // With more saved, few others are left.
    if (count <= 8) expect(idsOf(suggested).filter((id) => taken.has(id))).toEqual([]);
  }
});

test.each(['per month', 'for sale'] as const)(
  'homes in Lahore and Islamabad are suggested before others (%s)',
  (offer) => {
    const cities = chooseSuggestions(offer, new Set([6])).map(({ city }) => city);
    expect(cities).toHaveLength(4);
    for (const city of cities) expect(['Lahore', 'Islamabad']).toContain(city);
  },
);

test('with five homes in Lahore and Islamabad saved, the other three there are suggested first', () => {
  const saved = new Set([1, 2, 3, 5, 8]);
  const taken = new Set([...saved, ...idsOf(chooseSamples(saved))]);
  expect(idsOf(chooseSuggestions('per month', taken)).slice(0, 3).sort()).toEqual([4, 6, 7]);
});

test('with all homes saved, four are shown again in both places @FAVS-02', () => {
  const taken = new Set(idsOf(homes));
  expect(chooseSamples(taken)).toHaveLength(4);
  expect(chooseSuggestions('for sale', taken)).toHaveLength(4);
});
