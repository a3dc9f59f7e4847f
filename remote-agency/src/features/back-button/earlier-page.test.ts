import { hasEarlierPage } from './earlier-page';

const entries = (length: number, index: number) => ({ entries: () => Array.from({ length }), currentEntry: { index } });

test.each([
  ['a tab that was opened on this page', 1, undefined, false],
  ['a tab with pages before this one', 3, undefined, true],
  ['the first page of a tab, with pages ahead of it', 3, entries(3, 0), false],
  ['the second page of a tab', 3, entries(3, 1), true],
  ['a page reached from another site, of which the browser does not tell', 3, entries(2, 0), true],
])('PRIC-01 a person in %s learns whether there is a way back', (_, length, known, isThere) => {
  expect(hasEarlierPage(length, known)).toBe(isThere);
});
