/** @jest-environment node */
import { unknownPart } from './context';

const parts = ['shell', 'account', 'agency', 'marketing', 'projects'];

test('an unknown part lists the parts', () => {
  expect(unknownPart('open-houses', 'on the live site', parts).message).toBe(
    'There is no part "open-houses" on the live site. Parts: shell, account, agency, marketing, projects.',
  );
});
