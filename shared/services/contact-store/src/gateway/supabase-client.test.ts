/** @jest-environment node */
import { createClient } from '@supabase/supabase-js';
import { listContacts } from '../list-contacts';
import { publicKey } from '../keys';
import { aRequest, useDatabase, useGateway } from '../testing/gateway-under-test';

jest.mock('@electric-sql/pglite', () => jest.requireActual('../testing/real-pglite'));

const database = useDatabase();
const gateway = useGateway(database, { trustedProxy: false });

// Node 20 has no WebSocket, and the client wants one although nothing here uses it.
Object.assign(globalThis, { WebSocket: class {} });

function connect(key = publicKey) {
  return createClient(gateway.url(), key, { auth: { persistSession: false, autoRefreshToken: false } });
}

beforeEach(() => database().postgres.exec('delete from public.contact; delete from private.contact_sender'));

test('API-01 API-02 API-04 a visitor with the public key stores a request and gets the row back', async () => {
  const { data, error } = await connect().from('contact').insert(aRequest).select().single();
  expect(error).toBeNull();
  expect(data).toEqual({ ...aRequest, id: expect.any(String), created_at: expect.any(String), created_xact: expect.any(String) });
  expect(await listContacts(database().postgres)).toEqual([expect.objectContaining(aRequest)]);
});

test('a visitor who does not ask for the row stores it all the same', async () => {
  const { data, error, status } = await connect().from('contact').insert(aRequest);
  expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 });
  expect(await listContacts(database().postgres)).toHaveLength(1);
});

test('a visitor who sends a list gets a list back', async () => {
  const { data } = await connect().from('contact').insert([aRequest, { ...aRequest, name: 'Bilal' }]).select('name, email');
  expect(data).toEqual([{ name: 'Ayesha', email: 'ayesha' }, { name: 'Bilal', email: 'ayesha' }]);
});

test('a list that is asked back as one row is not stored', async () => {
  const { error, status } = await connect().from('contact').insert([aRequest, aRequest]).select().single();
  expect([status, error?.code]).toEqual([406, 'PGRST116']);
  expect(await listContacts(database().postgres)).toEqual([]);
});

test('nobody reads a request with the public key, not even the sender a moment later', async () => {
  const client = connect();
  const { data: own } = await client.from('contact').insert(aRequest).select('id').single();
  const all = await client.from('contact').select();
  expect([all.data, all.error]).toEqual([[], null]);
  const one = await client.from('contact').select().eq('id', own?.id);
  expect([one.data, one.error?.code]).toEqual([null, 'PGRST100']);
});

test('nobody changes, removes or replaces a request with the public key', async () => {
  const client = connect();
  const { data: own } = await client.from('contact').insert(aRequest).select('id').single();
  const answers = [
    await client.from('contact').update({ name: 'Mallory' }).eq('id', own?.id),
    await client.from('contact').delete().eq('id', own?.id),
    await client.from('contact').upsert({ ...aRequest, name: 'Mallory' }),
    await client.from('contact').insert({ ...aRequest, id: own?.id }),
    await client.rpc('limit_contact_rate'),
    await client.schema('private').from('contact').select(),
    await client.from('pg_roles').select(),
  ];
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 400, 400, 404, 406, 404]);
  expect(await listContacts(database().postgres)).toEqual([expect.objectContaining(aRequest)]);
});

test('a visitor with a wrong key stores nothing', async () => {
  const { error, status } = await connect('sb_publishable_other').from('contact').insert(aRequest);
  expect([status, error?.message]).toEqual([401, 'Invalid API key']);
});

test('a sender who is too quick is told so, whatever address the sender claims to have', async () => {
  const send = (_: unknown, index: number) =>
    connect().from('contact').insert(aRequest).select().single().setHeader('x-forwarded-for', `10.9.9.${index}`).setHeader('cf-connecting-ip', `10.9.8.${index}`);
  const answers = await Promise.all(Array.from({ length: 40 }, send));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(await listContacts(database().postgres)).toHaveLength(20);
});
