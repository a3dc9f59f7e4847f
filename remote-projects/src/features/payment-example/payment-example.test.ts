import fc from 'fast-check';
import { splitPrice } from './payment-example';

test.each([
  [5_000_000, { part: 833_330, installment: 312_500, last: 833_340 }],
  [15_000_000, { part: 2_500_000, installment: 937_500, last: 2_500_000 }],
  [1_000, { part: 167, installment: 63, last: 162 }],
])('a price of %s is divided as the blocks are drawn, in rounded amounts @PDET-18', (price, amounts) => {
  expect(splitPrice(price)).toEqual(amounts);
});

test('the parts of any price add up to it, and the last is close to the first @PDET-18', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 999_999_999 }), (price) => {
      const { part, installment, last } = splitPrice(price);
      expect(2 * part + 8 * installment + last).toBe(price);
      expect(Math.abs(last - part)).toBeLessThan(price / 150);
    }),
    { seed: 20260101 },
  );
});
