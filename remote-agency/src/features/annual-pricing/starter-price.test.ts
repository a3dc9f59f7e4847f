import { annualSavingAmount, starterPrice } from './starter-price';

test('APLN-01 an agency that pays annually pays the given price', () => {
  expect(starterPrice(true)).toEqual({ price: '$49.99', per: 'per month', billed: 'billed annually' });
});

test('APLN-01 an agency that pays monthly pays the price of which the annual one is 20% less', () => {
  const { price, billed } = starterPrice(false);
  expect(billed).toBe('billed monthly');
  expect((Number(price.slice(1)) * 0.8).toFixed(2)).toBe('49.99');
});

test('APLN-01 the amount that annual pricing saves is the difference of the two prices on the cards', () => {
  const [annual, monthly] = [true, false].map((isAnnual) => Number(starterPrice(isAnnual).price.slice(1)));
  expect(annualSavingAmount()).toBe(`$${((monthly ?? 0) - (annual ?? 0)).toFixed(2)}`);
  expect(annualSavingAmount()).toBe('$12.50');
});
