/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describeHeads } from '@site/testing';
import { routes } from './routes';

const pages = readdirSync(path.join(__dirname, 'pages'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => path.basename(file, '.tsx'));

test('ROUT-20 ROUT-21 ROUT-22 ROUT-23 ROUT-24 a visitor finds every path of the account team, each with a page of its own', () => {
  expect(routes.map(({ path: address }) => address)).toEqual(['/login', '/register', '/forgot_password', '/forgot/verify', '/resetPassword']);
  expect(routes.map(({ page }) => page).sort()).toEqual(pages.sort());
});

describeHeads(routes);

test('PROD-04 no cache keeps a screen with a password or a code, and no search engine lists a step of the recovery', () => {
  expect(routes.every(({ noStore }) => noStore)).toBe(true);
  expect(routes.filter(({ noindex }) => noindex).map(({ page }) => page)).toEqual(['forgot-password', 'verify', 'reset-password']);
});
