/** @jest-environment node */
import { publicKey, readDatabaseUrl, refuseSecretKey } from './settings';

test('without a setting the embedded database is used', () => {
  expect(readDatabaseUrl({})).toBeUndefined();
  expect(readDatabaseUrl({ DATABASE_URL: 'postgres://a@b/c' })).toBe('postgres://a@b/c');
});

test('an address with an encoded password, or of a socket, is taken as it is', () => {
  for (const url of ['postgres://site:p%23w%25@b/c', 'postgresql://site@/c?host=/run/postgresql', 'postgres:///c'])
    expect(readDatabaseUrl({ DATABASE_URL: url })).toBe(url);
});

test.each(['p#w', 'p/w', 'p?w', 'p%w'])(
  'a password %s that is not percent-encoded is refused without it',
  (password) => {
    const env = { DATABASE_URL: `postgres://site:${password}@b/c` };
    expect(() => readDatabaseUrl(env)).toThrow('Percent-encode its user and password');
    expect(() => readDatabaseUrl(env)).not.toThrow(password);
  },
);

test('another kind of database is refused without its password', () => {
  const env = { DATABASE_URL: 'mysql://user:hunter2@b/c' };
  expect(() => readDatabaseUrl(env)).toThrow('must begin with postgres://');
  expect(() => readDatabaseUrl(env)).not.toThrow('hunter2');
});

const legacyKey = (role: string) =>
  ['e30', Buffer.from(JSON.stringify({ role })).toString('base64url'), 'signature'].join('.');

test.each([publicKey, 'sb_publishable_abc', legacyKey('anon'), 'a.b.c', 'opaque', ''])(
  'the public key %j is accepted',
  (key) => {
    expect(() => refuseSecretKey(key)).not.toThrow();
  },
);

test.each(['sb_secret_abc', ' sb_secret_abc', legacyKey('service_role')])(
  'the secret key %j is refused with one sentence',
  (key) => {
    expect(() => refuseSecretKey(key)).toThrow(
      /^The contact key is a secret key, which every visitor could read: [^.]+\.$/,
    );
  },
);
