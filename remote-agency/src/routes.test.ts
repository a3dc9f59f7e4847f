/** @jest-environment node */
import { describeRoutes } from '@site/testing';
import { routes } from './routes';

describe('ROUT-12 ROUT-13 ROUT-14 ROUT-15 ROUT-16 ROUT-17 ROUT-18', () => describeRoutes(routes, __dirname));

test('PROD-03 no cache keeps a page with fields for a card, a pin or a company, and no search engine lists a step of the purchase', () => {
  expect(routes.filter(({ noStore }) => noStore).map(({ page }) => page)).toEqual([
    'plan-started',
    'otp-confirmed',
    'complete-profile',
  ]);
  expect(routes.filter(({ noindex }) => noindex).map(({ page }) => page)).toEqual([
    'plan-started',
    'otp-confirmed',
    'order-confirmed',
    'complete-profile',
  ]);
});
