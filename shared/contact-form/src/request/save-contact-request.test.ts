import { createClient } from '@supabase/supabase-js';
import { filledIn as request } from '../testing/open-form';
import { stubDatabase, sentIn } from '../testing/database';
import { giveSiteConfig } from '../testing/site-config';
import { failureCode, loadContactClient, saveContactRequest } from './save-contact-request';

jest.mock('@supabase/supabase-js', () => ({
  createClient: jest.fn(
    jest.requireActual<typeof import('@supabase/supabase-js')>('@supabase/supabase-js').createClient,
  ),
}));

test('a document without configuration fails, and a later call tries again', async () => {
  const database = stubDatabase();
  await expect(saveContactRequest(request)).rejects.toThrow('site-config');
  giveSiteConfig({ contact: { url: '', key: 'sb_publishable_test' } });
  await saveContactRequest(request);
  expect(database).toHaveBeenCalledTimes(1);
  expect(sentIn(database).url).toBe(`${location.origin}/rest/v1/contact?select=id`);
});

test('the client is made once, and keeps nothing in the browser', async () => {
  expect(await loadContactClient()).toBe(await loadContactClient());
  expect(createClient).toHaveBeenCalledTimes(1);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('nothing but the values of the fields is sent', async () => {
  const database = stubDatabase();
  const more = { ...request, id: 'forged' };
  await saveContactRequest(more);
  expect(sentIn(database).body).toEqual(request);
});

test.each([
  ['an empty answer', 201, ''],
  ['an empty list', 200, '[]'],
  ['a list of rows', 201, '[{"id":"6ad59f71-06a4-4d1f-a8e9-c2f18d7e64d0"}]'],
  ['an object without an id', 201, '{}'],
  ['an object whose id is null', 201, '{"id":null}'],
  ['nothing', 200, 'null'],
])('%s in place of the stored row is a failure @API-06', async (_, status, body) => {
  giveSiteConfig({ contact: { url: '', key: 'sb_publishable_test' } });
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  await expect(saveContactRequest(request)).rejects.toThrow('The contact request was not stored.');
});

test.each(['"6ad59f71-06a4-4d1f-a8e9-c2f18d7e64d0"', '7', '0'])('a row with the id %s is stored', async (id) => {
  giveSiteConfig({ contact: { url: '', key: 'sb_publishable_test' } });
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(`{"id":${id}}`, { status: 201, headers: { 'content-type': 'application/json' } }));
  await expect(saveContactRequest(request)).resolves.toBeUndefined();
});

test.each([
  ['the code of the database', new Error('x', { cause: { code: 'PGRST000', message: 'Ayesha' } }), 'PGRST000'],
  [
    'that nothing answered',
    new Error('x', { cause: { code: '', message: 'TypeError: Failed to fetch' } }),
    'no answer',
  ],
  ['that it took too long', new DOMException('x', 'AbortError'), 'AbortError'],
  ['nothing that a server has made up', new Error('x', { cause: { code: 'me@example.com' } }), 'unknown'],
])('why a request was not stored is reported as %s', (_, error, code) => {
  expect(failureCode(error)).toBe(code);
});
