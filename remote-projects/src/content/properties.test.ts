/** @jest-environment node */
import { formatPrice } from './properties';

test.each([
  [850, '$850'],
  [90_000, '$90,000'],
  [1_250_000, '$1,250,000'],
])('%i dollars are written as %s', (dollars, text) => {
  expect(formatPrice(dollars)).toBe(text);
});
