/** @jest-environment node */
import { findSecrets } from './secrets';

const find = (text: string, name = 'page.js') => findSecrets('agency', new Map([[name, Buffer.from(text)]]));
const token = (claims: object) =>
  [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((each) => Buffer.from(JSON.stringify(each)).toString('base64url'))
    .join('.') + '.c2lnbmF0dXJlLW9mLWl0';

describe('a file of a release', () => {
  test.each([
    ['a signed token (role service_role)', `const key = "${token({ role: 'service_role', iss: 'supabase' })}";`],
    ['a private key', '-----BEGIN RSA ' + 'PRIVATE KEY-----\nMIIE'],
    ['a secret key of Supabase', `key="sb_${'secret'}_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz"`],
    ['the password of a database', 'postgres://postgres:hunter2@db.example.com:5432/postgres'],
    ['a token of GitHub', `ghp_${'a'.repeat(36)}`],
  ])('gives %s away', (what, text) => {
    expect(find(text)).toEqual([expect.stringContaining(`agency has ${what} in page.js`)]);
  });

  test('may have a public database key and similar words', () => {
    expect(
      find(`"${token({ role: 'anon' })}" "sb_publishable_test" "sk_live" "postgres://db.example.com/site"`),
    ).toEqual([]);
    expect(find('-----BEGIN PRIVATE KEY-----', 'photo.avif')).toEqual([]);
  });
});
