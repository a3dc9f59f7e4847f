/** @jest-environment node */
import { tableOf } from './contacts';

test('an operator reads a table of requests, and no visitor can control the terminal', () => {
  const row = {
    id: '6ad59f71-06a4-4d1f-a8e9-c2f18d7e64d0',
    created_at: '2024-05-20T09:30:00.123456Z',
    name: '\u001b[2J\u202eevil',
    purpose: 'Buy',
    email: 'ayesha@example.com',
    phone: null,
    message: 'x'.repeat(60),
  };
  expect(tableOf([row])).toBe(
    `id        created_at        name       purpose  email               phone  message\n6ad59f71  2024-05-20 09:30   [2J evil  Buy      ayesha@example.com         ${'x'.repeat(39)}…\n\n1 contact request, times in UTC\n`,
  );
});
