import { compareVisits } from './compare-visits';
import type { VisitRecord } from './record-visit';

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
  ['a page that search engines shall no longer list', listed, unlisted, ['search engines shall no longer list it']],
  ['a page that they shall list', unlisted, listed, []],
  ['a page that names another one', listed, elsewhere, ['search engines read canonical /pricing']],
  ['the same page', listed, listed, []],
])('on its own part, %s needs an agreement, or not', (_, live, next, expected) => {
  const differences = compareVisits(read(...live), read(...next), { part: 'agency', changed: ['agency'] });
  expect(differences.map(({ verdict, what }) => [verdict, what])).toEqual(expected.map((what) => ['agree', what]));
});
