/** @jest-environment node */
import { createClient } from '@supabase/supabase-js';
import { queryRows } from './database';
import { publicKey } from './settings';
import { listContacts } from './operator';
import { describeOnEachDatabase } from './testing/each-database';
import { aRequest, useHandler } from './testing/handler-under-test';

// supabase-js requires a WebSocket, which Node 20 lacks.
Object.assign(globalThis, { WebSocket: class {} });

const connectTo = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

const { SUPABASE_URL: hosted, SUPABASE_ANON_KEY: hostedKey } = process.env;
const describeHosted = hosted && hostedKey ? describe : describe.skip;

describeHosted('a hosted project (skipped without SUPABASE_URL and SUPABASE_ANON_KEY)', () => {
  test('a visitor stores a request, gets the row back, and reads no other', async () => {
    const client = connectTo(hosted ?? '', hostedKey ?? '');
    const { data, error } = await client.from('contact').insert(aRequest).select(Object.keys(aRequest).join()).single();
    expect([data, error]).toEqual([aRequest, null]);
    expect((await client.from('contact').select('id')).data).toEqual([]);
  });
});

describeOnEachDatabase((database) => {
  const site = useHandler(database, { trustedProxy: false });

  const connect = () => connectTo(site.url(), publicKey);

  beforeEach(() => queryRows(database(), { sql: 'delete from public.contact; delete from private.contact_sender' }));

  test('a visitor with the public key stores a request and gets the row back @API-01 @API-02 @API-04', async () => {
    const { data, error } = await connect().from('contact').insert(aRequest).select().single();
    expect(error).toBeNull();
    expect(data).toEqual({ ...aRequest, id: expect.any(String), created_at: expect.any(String) });
    expect(await listContacts(database())).toEqual([expect.objectContaining(aRequest)]);
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
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 400, 401, 404, 406, 404]);
    expect(await listContacts(database())).toEqual([expect.objectContaining(aRequest)]);
  });

  test('a developer reads the codes of PostgREST', async () => {
    const client = connect();
    const single = await client.from('contact').select('id').single();
    expect([single.status, single.error]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 0 rows', hint: null },
    ]);
    expect((await client.rpc('contact_network')).error?.code).toBe('PGRST205');
    expect((await client.from('contact').select('created_xact')).error?.code).toBe('42501');
  });

  test('a sender above the rate limit is refused, whatever address the headers name', async () => {
    const send = (_: unknown, index: number) =>
      connect()
        .from('contact')
        .insert(aRequest)
        .select()
        .single()
        .setHeader('x-forwarded-for', `10.9.9.${index}`)
        .setHeader('cf-connecting-ip', `10.9.8.${index}`);
    const answers = await Promise.all(Array.from({ length: 40 }, send));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await listContacts(database())).toHaveLength(20);
  });
});
