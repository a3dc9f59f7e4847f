/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
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

test('a person who searches reads a title and a description of its own for each page', () => {
  const heads = routes.map((route) => ('title' in route ? route : { title: '', description: '' }));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
  for (const { description } of heads) {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('PROD-03 no cache keeps a page with fields for a card, a pin or a company, and no search engine lists a step of the purchase', () => {
  expect(routes.filter(({ noStore }) => noStore).map(({ page }) => page)).toEqual(['plan-started', 'otp-confirmed', 'complete-profile']);
  expect(routes.filter(({ noindex }) => noindex).map(({ page }) => page)).toEqual([
    'plan-started',
    'otp-confirmed',
    'order-confirmed',
    'complete-profile',
  ]);
});
