import { annualSavingAmount, starterPrice } from './starter-price';

test('an agency that pays annually pays the given price @APLN-01', () => {
  expect(starterPrice(true)).toEqual({ price: '$49.99', per: 'per month', billed: 'billed annually' });
});

test('an agency that pays monthly pays the price of which the annual one is 20% less @APLN-01', () => {
  const { price, billed } = starterPrice(false);
  expect(billed).toBe('billed monthly');
  expect((Number(price.slice(1)) * 0.8).toFixed(2)).toBe('49.99');
});

test('the annual saving is the difference of the two card prices @APLN-01', () => {
  const [annual, monthly] = [true, false].map((isAnnual) => Number(starterPrice(isAnnual).price.slice(1)));
  expect(annualSavingAmount()).toBe(`$${((monthly ?? 0) - (annual ?? 0)).toFixed(2)}`);
  expect(annualSavingAmount()).toBe('$12.50');
});
