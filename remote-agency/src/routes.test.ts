/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describeHeads } from '@site/testing';
import { routes } from './routes';

const pages = readdirSync(path.join(__dirname, 'pages'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => path.basename(file, '.tsx'));

test('ROUT-12 ROUT-13 ROUT-14 ROUT-15 ROUT-16 ROUT-17 ROUT-18 a visitor finds every path of the agency team, each with a page of its own', () => {
  expect(routes.map(({ path: address }) => address)).toEqual([
    '/pricing',
    '/agency',
    '/agency_plans',
    '/plan_started',
    '/otp_confirmed',
    '/order_confirmed',
    '/complete_profile',
  ]);
  expect(routes.map(({ page }) => page).sort()).toEqual(pages.sort());
});

describeHeads(routes);

test('PROD-03 no cache keeps a page with fields for a card, a pin or a company, and no search engine lists a step of the purchase', () => {
  expect(routes.filter(({ noStore }) => noStore).map(({ page }) => page)).toEqual(['plan-started', 'otp-confirmed', 'complete-profile']);
  expect(routes.filter(({ noindex }) => noindex).map(({ page }) => page)).toEqual([
    'plan-started',
    'otp-confirmed',
    'order-confirmed',
    'complete-profile',
  ]);
});
