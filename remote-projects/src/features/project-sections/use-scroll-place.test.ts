import fc from 'fast-check';
import { findActiveSection, scrollPercent } from './use-scroll-place';

fc.configureGlobal({ seed: 20260101 });

const place = (id: string, top: number, bottom: number) => ({ id, top, bottom });

test.each([
  ['its top is 75 px below the edge', place('a', 75, 500), 'a'],
  ['its top is 76 px below the edge', place('a', 76, 500), undefined],
  ['its bottom is 70 px below the edge', place('a', -900, 70), 'a'],
  ['its bottom is 69 px below the edge', place('a', -900, 69), undefined],
  ['it fills the screen', place('a', -400, 900), 'a'],
])('a section is in view when %s: %o @PDET-08', (_, section, expected) => {
  expect(findActiveSection([section])).toBe(expected);
});

test('exactly one of adjacent sections is active at each position @PDET-08', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 2000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 0, max: 8000 }), (sizes, scrolled) => {
      let top = 75 - scrolled;
      const places = sizes.map((size, index) => place(String(index), top, (top += size)));
      const end = top;
      expect(findActiveSection(places) === undefined).toBe(end < 70);
    }),
  );
});

test.each([
  [0, 1600, 0],
  [400, 1600, 25],
  [1600, 1600, 100],
  [1700, 1600, 100],
  [-60, 1600, 0],
  [0, 0, 0],
])('at %d of %d px the reader has come %d percent of the way @PDET-09 @PDET-10', (position, height, percent) => {
  expect(scrollPercent(position, height)).toBe(percent);
});
