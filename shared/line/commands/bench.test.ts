/** @jest-environment node */
import { tableOf } from './bench';

test('the table has the median of each figure by site, and a dash where nothing was measured', () => {
  const elsewhere = 'https://manzil.example';
  const values = (site: string, what: string, ...all: (number | undefined)[]) =>
    all.map((value) => ({ site, what, value }));
  const all = [
    ...values('this build', 'LCP, ms', 900, 100, 200),
    ...values(elsewhere, 'LCP, ms', 300, 500),
    ...values('this build', 'menu, ms', 80),
    ...values(elsewhere, 'menu, ms', undefined),
  ];
  expect(tableOf(all)).toEqual([
    'median    this build  https://manzil.example',
    'LCP, ms   200         400',
    'menu, ms  80          –',
  ]);
});
