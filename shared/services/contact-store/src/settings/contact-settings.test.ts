/** @jest-environment node */
import { readContactSettings } from './contact-settings';

const secret = `whsec_${'A'.repeat(44)}`;
const address = 'https://crm.example/hook';

test('without settings the embedded database keeps everything and tells nobody', () => {
  expect(readContactSettings({})).toEqual({});
});

test('each setting becomes an option of the store', () => {
  expect(
    readContactSettings({
      DATABASE_URL: 'postgres://a@b/c',
      CONTACT_WEBHOOK_URL: address,
      CONTACT_WEBHOOK_SECRET: secret,
      CONTACT_KEEP_DAYS: '90',
    }),
  ).toEqual({
    databaseUrl: 'postgres://a@b/c',
    webhook: { url: address, secret },
    keepDays: 90,
  });
  expect(
    readContactSettings({ CONTACT_WEBHOOK_URL: 'http://localhost:8080/', CONTACT_WEBHOOK_SECRET: secret }),
  ).toMatchObject({ webhook: { url: 'http://localhost:8080/' } });
});

test.each([
  ['another kind of database', { DATABASE_URL: 'mysql://user:hunter2@b/c' }, 'must begin with postgres://'],
  ['a webhook without a secret', { CONTACT_WEBHOOK_URL: address }, 'belong together'],
  ['a secret without a webhook', { CONTACT_WEBHOOK_SECRET: secret }, 'belong together'],
  [
    'a webhook that would be readable on its way',
    { CONTACT_WEBHOOK_URL: 'http://crm.example/', CONTACT_WEBHOOK_SECRET: secret },
    'must be an https address',
  ],
  [
    'a short secret',
    { CONTACT_WEBHOOK_URL: address, CONTACT_WEBHOOK_SECRET: 'whsec_hunter2' },
    'openssl rand -base64 32',
  ],
  ['half a day', { CONTACT_KEEP_DAYS: '0.5' }, 'whole number of days'],
  ['no day at all', { CONTACT_KEEP_DAYS: '0' }, 'whole number of days'],
])('%s is refused with one sentence that contains no secret', (_, env, reason) => {
  expect(() => readContactSettings(env as NodeJS.ProcessEnv)).toThrow(reason);
  expect(() => readContactSettings(env as NodeJS.ProcessEnv)).not.toThrow('hunter2');
});
