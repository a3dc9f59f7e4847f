/** @jest-environment node */
import { readDatabaseUrl } from './settings';

test('without a setting the embedded database is used', () => {
  expect(readDatabaseUrl({})).toBeUndefined();
  expect(readDatabaseUrl({ DATABASE_URL: 'postgres://a@b/c' })).toBe('postgres://a@b/c');
});

test('another kind of database is refused without its password', () => {
  const env = { DATABASE_URL: 'mysql://user:hunter2@b/c' };
  expect(() => readDatabaseUrl(env)).toThrow('must begin with postgres://');
  expect(() => readDatabaseUrl(env)).not.toThrow('hunter2');
});
