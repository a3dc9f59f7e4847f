/** @jest-environment node */
import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

describe('@ROUT-20 @ROUT-21 @ROUT-22 @ROUT-23 @ROUT-24', () => describeRoutes(routes, __dirname));

test('screens with passwords or codes are neither cached nor indexed @PROD-04', () => {
  expect(routes.every(({ noStore }) => noStore)).toBe(true);
  expect(routes.filter(({ noindex }) => noindex).map(({ page }) => page)).toEqual([
    'forgot-password',
    'verify',
    'reset-password',
  ]);
});
