/** @jest-environment node */
import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

describe('@ROUT-12 @ROUT-13 @ROUT-14 @ROUT-15 @ROUT-16 @ROUT-17 @ROUT-18', () => describeRoutes(routes, __dirname));

test('pages with card, pin or company fields are neither cached nor indexed @PROD-03', () => {
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
