import { homes } from '../content/homes';
import { chooseSamples, chooseSuggestions } from './favourites';

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const none = new Set<number>();

test('samples and suggestions are four homes each, without repeats @FAVS-02', () => {
  const samples = idsOf(chooseSamples(none));
  for (const offer of ['per month', 'for sale'] as const) {
    const suggested = chooseSuggestions(offer, new Set(samples));
    expect(new Set([...samples, ...idsOf(suggested)]).size).toBe(8);
    expect(suggested.every(({ saleStatus }) => saleStatus === offer)).toBe(true);
  }
});

test.each([1, 4, 8, 12])('with %i homes saved, no saved home is a sample or a suggestion', (count) => {
  const saved = idsOf(homes.slice(0, count));
  const samples = idsOf(chooseSamples(new Set(saved)));
  const taken = new Set([...saved, ...samples]);
  expect(taken.size).toBe(count + 4);
  const suggested = idsOf(chooseSuggestions('per month', taken));
  expect(suggested).toHaveLength(4);
  if (count <= 8) expect(suggested.filter((id) => taken.has(id))).toEqual([]);
});

test.each(['per month', 'for sale'] as const)(
  'homes in Lahore and Islamabad are suggested before others (%s)',
  (offer) => {
    const cities = chooseSuggestions(offer, new Set([6])).map(({ city }) => city);
    expect(cities).toHaveLength(4);
    for (const city of cities) expect(['Lahore', 'Islamabad']).toContain(city);
  },
);

test('with all homes saved, four are shown again in both places @FAVS-02', () => {
  const taken = new Set(idsOf(homes));
  expect(chooseSamples(taken)).toHaveLength(4);
  expect(chooseSuggestions('for sale', taken)).toHaveLength(4);
});
