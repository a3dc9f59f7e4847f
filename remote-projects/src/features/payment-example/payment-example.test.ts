import { splitPrice, whatIsWrong } from './payment-example';

test.each([
  ['5,000,000', '20', '40', { first: 1_000_000, monthly: 100_000, months: 40 }],
  ['50 lakh', '20 %', '40', { first: 1_000_000, monthly: 100_000, months: 40 }],
  ['100', '0', '3', { first: 0, monthly: 33, months: 3 }],
  ['100', '100', '1', { first: 100, monthly: 0, months: 1 }],
])('a price of %s with %s percent at first and %s months is split', (price, share, months, payments) => {
  expect(splitPrice({ price, share, months })).toEqual(payments);
});

test.each([
  ['', '20', '40'],
  ['0', '20', '40'],
  ['five', '20', '40'],
  ['100', '101', '40'],
  ['100', '', '40'],
  ['100', '20', '0'],
  ['100', '20', '601'],
])('a price of "%s" with "%s" percent and "%s" months gives no numbers', (price, share, months) => {
  expect(splitPrice({ price, share, months })).toBeNull();
});

test.each([
  ['pachas lakh', '20', '40', 'Price: a number, 50 lakh or 1.5 crore.'],
  ['1cr', '120', '40', 'First payment: 0 to 100 %.'],
  ['75L', 'a fifth', '900', 'First payment: 0 to 100 %.'],
  ['75L', '20', '900', 'Months: 1 to 600.'],
])('a price of "%s" with "%s" percent and "%s" months is answered by "%s"', (price, share, months, answer) => {
  expect(whatIsWrong({ price, share, months })).toBe(answer);
});
