import fc from 'fast-check';
import { readAmount } from './amount';

fc.configureGlobal({ seed: 20260101 });

test.each([
  ['30,000', 30_000],
  [' 30 000 ', 30_000],
  ['$90,000', 90_000],
  ['US$ 90,000', 90_000],
  ['Rs. 90,000', 90_000],
  ['Rs 90,000', 90_000],
  ['PKR 90000', 90_000],
  ['90k', 90_000],
  ['90 K', 90_000],
  ['1.5m', 1_500_000],
  ['9 lakh', 900_000],
  ['2 crore', 20_000_000],
  ['1cr', 10_000_000],
  ['75L', 7_500_000],
  ['1.5 crores', 15_000_000],
  ['50 lakhs', 5_000_000],
  ['1,50,000', 150_000],
  ['90,000.00', 90_000],
  ['30.5', 31],
  ['90.', 90],
  ['۹۰۰۰۰', 90_000],
  ['٩٠٬٠٠٠', 90_000],
  ['0', 0],
])('an amount written as "%s" is %s @PVIEW-05', (text, value) => expect(readAmount(text)).toBe(value));

test.each(['', 'many', '-5', '1e5', '90,00', '9,0', '1.2.3', '$', 'k', '12 34', '99999999999', '1000m'])(
  'an amount written as "%s" is not understood @PVIEW-05',
  (text) => expect(readAmount(text)).toBeNull(),
);

test('a decimal point never moves the number @PVIEW-05', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const read = readAmount(`${whole.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`);
      expect(Math.abs((read ?? NaN) - whole)).toBeLessThanOrEqual(1);
    }),
  );
});
