import { compareVisits } from './compare-visits';
import type { VisitRecord } from './read-outcome';

const read = (...machines: string[]): VisitRecord => {
  const nothing = { words: {}, values: {}, stored: {}, requests: [] };
  const outcome = {
    address: '/',
    title: 'Homes',
    owner: 'agency',
    isAtTop: true,
    focus: ['', ''] as const,
    ...nothing,
  };
  return [{ gesture: 'opening', kind: 'open', outcome: { ...outcome, machines } }];
};
const listed = ['robots ', 'canonical /agency'];
const unlisted = ['robots noindex', 'canonical /agency'];
const elsewhere = ['robots ', 'canonical /pricing'];

test.each([
  ['that search engines shall no longer list is asked', listed, unlisted, ['search engines shall no longer list it']],
  ['that names another one to them is asked', listed, elsewhere, ['search engines read canonical /pricing']],
  ['that they shall list from now on is not asked', unlisted, listed, []],
  ['that they read as before is not asked', listed, listed, []],
])("an agreement to the part's own page %s", (_, live, next, expected) => {
  const differences = compareVisits(read(...live), read(...next), { part: 'agency', changed: ['agency'] });
  expect(differences.map(({ verdict, what }) => [verdict, what])).toEqual(expected.map((what) => ['agree', what]));
});
