/** @jest-environment node */
import type { Transaction } from '@electric-sql/pglite';
import { useDatabase } from '../testing/gateway-under-test';

jest.mock('@electric-sql/pglite', () => jest.requireActual('../testing/real-pglite'));

const database = useDatabase();

const insert = `insert into public.contact (name, purpose, email) values ('Ayesha', 'Buy', 'ayesha')`;

/** What PostgREST does around a statement. */
function as<T>(role: string, work: (transaction: Transaction) => Promise<T>, headers?: Record<string, string>) {
  return database().postgres.transaction(async (transaction) => {
    await transaction.query(`select set_config('role', $1, true)`, [role]);
    if (headers) await transaction.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
    return work(transaction);
  });
}

const run = (role: string, sql: string, headers?: Record<string, string>) => as(role, (transaction) => transaction.query(sql), headers);
const from = (address: string) => ({ 'x-forwarded-for': address });

async function storeFrom(addresses: string[]) {
  const results = await Promise.allSettled(addresses.map((address) => run('anon', insert, from(address))));
  return results.filter(({ status }) => status === 'fulfilled').length;
}

beforeEach(() => database().postgres.exec('delete from public.contact; delete from private.contact_sender'));

test.each([
  ['changes a request', `update public.contact set name = 'Mallory'`],
  ['removes a request', 'delete from public.contact'],
  ['empties the table', 'truncate public.contact'],
  ['replaces a request', `${insert} on conflict (id) do update set name = 'Mallory'`],
  ['forges an id', `insert into public.contact (id, name, purpose, email) values (gen_random_uuid(), 'M', 'Buy', 'm')`],
  ['forges a transaction', `insert into public.contact (created_xact, name, purpose, email) values ('1', 'M', 'Buy', 'm')`],
  ['forges a time', `insert into public.contact (created_at, name, purpose, email) values (now(), 'M', 'Buy', 'm')`],
  ['reads the senders', 'select * from private.contact_sender'],
  ['raises the limit', 'update private.contact_rate set allowed = 1000'],
  ['calls the limiter', `select private.contact_network('{}')`],
  ['adds a table', 'create table public.mine (id int)'],
])('nobody with the public key %s', async (_, sql) => {
  await run('postgres', insert);
  await expect(run('anon', sql)).rejects.toMatchObject({ code: '42501' });
});

test('a sender sees the own row in its transaction and no other row, then or later', async () => {
  await run('postgres', insert);
  const seen = await as('anon', async (transaction) => {
    await transaction.query(insert);
    return transaction.query('select * from public.contact');
  });
  expect(seen.rows).toHaveLength(1);
  expect((await run('anon', 'select * from public.contact')).rows).toEqual([]);
});

test('two senders in the same millisecond do not see each other', async () => {
  const insertAndLook = (_: unknown, index: number) => run('anon', `${insert} returning (select count(*)::int from public.contact) as seen`, from(`10.0.0.${index}`));
  const all = await Promise.all(Array.from({ length: 50 }, insertAndLook));
  expect(all.map(({ rows }) => rows)).toEqual(Array(50).fill([{ seen: 0 }]));
});

test('somebody who is signed in elsewhere in the project has no more rights than a visitor', async () => {
  await expect(run('authenticated', 'select * from public.contact')).rejects.toMatchObject({ code: '42501' });
  await expect(run('authenticated', insert)).rejects.toMatchObject({ code: '42501' });
});

test('a sender stores 20 requests, and the next one is refused with PT429', async () => {
  expect(await storeFrom(Array<string>(40).fill('203.0.113.7'))).toBe(20);
  await expect(run('anon', insert, from('203.0.113.7'))).rejects.toMatchObject({ code: 'PT429' });
});

test('a refused row does not count against its sender', async () => {
  for (let count = 0; count < 25; count += 1) await run('anon', insert.replace('Buy', 'Sell'), from('203.0.113.7')).catch(() => undefined);
  expect(await storeFrom(Array<string>(20).fill('203.0.113.7'))).toBe(20);
});

test('a sender who has waited may send again', async () => {
  await storeFrom(Array<string>(20).fill('203.0.113.7'));
  await database().postgres.exec(`update private.contact_sender set since = since - interval '10 minutes'`);
  expect(await storeFrom(Array<string>(25).fill('203.0.113.7'))).toBe(20);
});

test('a sender is forgotten after a day', async () => {
  await storeFrom(['203.0.113.7']);
  await database().postgres.exec(`update private.contact_sender set since = since - interval '25 hours'`);
  await storeFrom(['203.0.113.8']);
  expect((await run('postgres', 'select from private.contact_sender')).rows).toHaveLength(1);
});

test('an operator who writes SQL by hand, without a request, is not limited', async () => {
  for (let count = 0; count < 25; count += 1) await run('anon', insert);
  expect((await run('postgres', 'select from public.contact')).rows).toHaveLength(25);
});

test('all addresses of one home count as one, those of two IPv4 users never do', async () => {
  const network = async (headers: Record<string, string>) => {
    const { rows } = await database().postgres.query<{ network: string | null }>('select private.contact_network($1) as network', [JSON.stringify(headers)]);
    return rows[0]?.network;
  };
  expect(await network(from('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
  expect(await network(from('::ffff:203.0.113.7'))).not.toBe(await network(from('::ffff:203.0.113.8')));
  expect(await network(from('203.0.113.7/8'))).toBe('203.0.113.7');
  expect(await network({ ...from('10.0.0.1'), 'cf-connecting-ip': '203.0.113.9' })).toBe('203.0.113.9');
  expect(await network(from('unknown'))).toBe('unknown');
  expect(await network({ 'user-agent': 'curl' })).toBeNull();
});

test('the table is empty of grants that a hosted project would have given', async () => {
  const { rows } = await database().postgres.query(`
    select grantee, string_agg(privilege_type, ' ' order by privilege_type) as rights from information_schema.table_privileges
    where table_name = 'contact' and grantee in ('PUBLIC', 'anon', 'authenticated') group by grantee`);
  expect(rows).toEqual([{ grantee: 'anon', rights: 'SELECT' }]);
});

test('DATA-11 a stored request is what was sent and when, without a status that somebody could move on', async () => {
  const { rows } = await database().postgres.query<{ name: string }>(`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'contact' order by ordinal_position`);
  expect(rows.map(({ name }) => name)).toEqual(['id', 'created_at', 'created_xact', 'name', 'purpose', 'email', 'phone', 'message']);
});
