/** @jest-environment node */
import { contactColumns } from '@site/contracts/contact-columns';
import { hiddenColumns, readableColumns, sentColumns } from './contact-row';
import { queryRows, type Statement } from './database';
import { describeOnEachDatabase } from './testing/each-database';

const insert = `insert into public.contact (name, purpose, email) values ('Ayesha', 'Buy', 'ayesha')`;
const readable = readableColumns.join();
const from = (address: string) => ({ 'x-forwarded-for': address });

describeOnEachDatabase((database) => {
  /** Wraps statements as PostgREST does. Resolves with the last rows. */
  async function runAll(role: string, statements: string[], headers: Record<string, string> = {}) {
    const context: Statement = {
      sql: `select set_config('role', $1, true), set_config('request.headers', $2, true)`,
      parameters: [role, JSON.stringify(headers)],
    };
    const results = await database().transact([context, ...statements.map((sql) => ({ sql }))]);
    return results.at(-1) ?? [];
  }

  const run = (role: string, sql: string, headers?: Record<string, string>) => runAll(role, [sql], headers);
  const asOwner = (sql: string) => queryRows<Record<string, unknown>>(database(), { sql });
  async function storeFrom(addresses: string[]) {
    const results = await Promise.allSettled(addresses.map((address) => run('anon', insert, from(address))));
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  beforeEach(() =>
    asOwner(
      `delete from public.contact; delete from private.contact_sender; update private.contact_rate set address_header = 'x-forwarded-for'`,
    ),
  );

  test.each([
    ['changes a request', `update public.contact set name = 'Mallory'`],
    ['removes a request', 'delete from public.contact'],
    ['empties the table', 'truncate public.contact'],
    ['replaces a request', `${insert} on conflict (id) do update set name = 'Mallory'`],
    [
      'forges an id',
      `insert into public.contact (id, name, purpose, email) values (gen_random_uuid(), 'M', 'Buy', 'm')`,
    ],
    [
      'forges a transaction',
      `insert into public.contact (created_xact, name, purpose, email) values ('1', 'M', 'Buy', 'm')`,
    ],
    ['forges a time', `insert into public.contact (created_at, name, purpose, email) values (now(), 'M', 'Buy', 'm')`],
    ['reads the senders', 'select * from private.contact_sender'],
    ['raises the limit', 'update private.contact_rate set allowed = 1000'],
    ['calls the limiter', `select private.contact_network('')`],
    ['reads what is done', 'select * from private.contact_handled'],
    ['adds a table', 'create table public.mine (id int)'],
  ])('nobody with the public key %s', async (_, sql) => {
    await asOwner(insert);
    await expect(run('anon', sql)).rejects.toMatchObject({ code: '42501' });
  });

  test('a sender sees the own row in its transaction and no other row, then or later', async () => {
    await asOwner(insert);
    expect(await runAll('anon', [insert, `select ${readable} from public.contact`])).toHaveLength(1);
    expect(await run('anon', `select ${readable} from public.contact`)).toEqual([]);
  });

  test('two senders in the same millisecond do not see each other', async () => {
    const insertAndLook = (_: unknown, index: number) =>
      run('anon', `${insert} returning (select count(id)::int from public.contact) as seen`, from(`10.0.0.${index}`));
    const all = await Promise.all(Array.from({ length: 50 }, insertAndLook));
    expect(all).toEqual(Array(50).fill([{ seen: 0 }]));
  });

  test("users signed in elsewhere in the project have a visitor's rights", async () => {
    await expect(run('authenticated', 'select id from public.contact')).rejects.toMatchObject({ code: '42501' });
    await expect(run('authenticated', insert)).rejects.toMatchObject({ code: '42501' });
  });

  const sender = '203.0.113.7';
  const times = (count: number) => Array<string>(count).fill(sender);

  test('a sender stores 20 requests, and the next one is refused with PT429', async () => {
    expect(await storeFrom(times(40))).toBe(20);
    await expect(run('anon', insert, from(sender))).rejects.toMatchObject({ code: 'PT429' });
  });

  test('a refused row does not count against its sender', async () => {
    for (let count = 0; count < 25; count += 1)
      await run('anon', insert.replace('Buy', 'Sell'), from(sender)).catch(() => undefined);
    expect(await storeFrom(times(20))).toBe(20);
  });

  test.each([
    ['has waited', "- interval '10 minutes'"],
    ['was counted before the clock was set back', "+ interval '1 day'"],
  ])('a sender who %s may send again', async (_, change) => {
    await storeFrom(times(20));
    await asOwner(`update private.contact_sender set since = since ${change}`);
    expect(await storeFrom(times(25))).toBe(20);
  });

  test('a sender is forgotten after a day', async () => {
    await storeFrom([sender]);
    await asOwner(`update private.contact_sender set since = since - interval '25 hours'`);
    await storeFrom(['203.0.113.8']);
    expect(await asOwner('select sender from private.contact_sender')).toHaveLength(1);
  });

  test.each(['postgres', 'service_role'])('an operator who writes SQL as %s is not limited', async (role) => {
    await storeFrom(times(20));
    for (let count = 0; count < 25; count += 1) await run(role, insert, from(sender));
    expect(await asOwner('select id from public.contact')).toHaveLength(45);
  });

  test('an untrusted header is ignored: unknown senders share one limit', async () => {
    await asOwner(`update private.contact_rate set address_header = null, allowed_unknown = 30`);
    const addresses = Array.from({ length: 40 }, (_, index) => `203.0.113.${index}`);
    const results = await Promise.allSettled(
      addresses.map((address) => run('anon', insert, { ...from(address), 'cf-connecting-ip': address })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  test('the address that the gateway has seen counts more than any header', async () => {
    const results = [];
    for (let index = 0; index < 25; index += 1) {
      results.push(
        await runAll(
          'anon',
          [`select set_config('contact.sender', '198.51.100.7', true)`, insert],
          from(`203.0.113.${index}`),
        ).catch((error: unknown) => error),
      );
    }
    expect(results.filter((result) => result instanceof Error)).toHaveLength(5);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['"203.0.113.7"', '203.0.113.7'],
    ['203.0.113.7/8', '203.0.113.7'],
    [' 203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:cb00:7107]:80', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['"[2001:db8:1:200::1]:80"', '2001:db8:1:200::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
    ['unknown', null],
    ['0x7f.1', null],
    ['', null],
  ])('the address %j counts as the network %j', async (address, network) => {
    const [row] = await queryRows<{ network: string | null }>(database(), {
      sql: 'select private.contact_network($1) as network',
      parameters: [address],
    });
    expect(row?.network).toBe(network);
  });

  test('no sender learns from a stored request how many there are', async () => {
    await expect(run('anon', `${insert} returning created_xact`)).rejects.toMatchObject({ code: '42501' });
    await expect(run('anon', `${insert} returning *`)).rejects.toMatchObject({ code: '42501' });
    expect(await run('anon', `${insert} returning ${readable}`)).toEqual([expect.objectContaining({ name: 'Ayesha' })]);
  });

  test("only needed grants remain of a hosted project's defaults", async () => {
    const grants = (table: string, type: string) =>
      asOwner(`
      select grantee, string_agg(distinct ${type}, ' ' order by ${type}) as rights from information_schema.${table}
      where table_name = 'contact' and grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role') group by grantee order by grantee`);
    expect(await grants('table_privileges', 'privilege_type')).toEqual([
      { grantee: 'service_role', rights: 'DELETE INSERT SELECT UPDATE' },
    ]);
    expect(await grants('column_privileges', 'privilege_type')).toContainEqual({
      grantee: 'anon',
      rights: 'INSERT SELECT',
    });
  });

  describe('the columns of the list', () => {
    const granted = async (right: string) =>
      (
        await asOwner(`select column_name as name from information_schema.column_privileges
        where table_schema = 'public' and table_name = 'contact' and grantee = 'anon' and privilege_type = '${right}'`)
      ).map(({ name }) => name);

    test('are those of the table: the sent values and a time, and no status @DATA-11', async () => {
      const columns = await asOwner(`select column_name as name, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name = 'contact'`);
      expect(columns.map(({ name }) => name).sort()).toEqual([...readableColumns, ...hiddenColumns].sort());
      const nullable = columns.filter((column) => column['is_nullable'] === 'YES').map(({ name }) => name);
      const optional = contactColumns.flatMap(({ name, isRequired }) => (isRequired ? [] : [name]));
      expect(nullable.sort()).toEqual([...optional].sort());
    });

    test('are written by a sender and read back', async () => {
      expect((await granted('INSERT')).sort()).toEqual([...sentColumns].sort());
      expect((await granted('SELECT')).sort()).toEqual([...readableColumns].sort());
    });

    test('take their length or their choices', async () => {
      const checks = await asOwner(`select pg_get_constraintdef(oid) as value from pg_constraint
        where conrelid = 'public.contact'::regclass and contype = 'c'`);
      const text = checks.map(({ value }) => value).join('\n');
      const lengths = Array.from(text.matchAll(/char_length\((\w+)\) <= (\d+)/g), ([, name, most]) => [name, most]);
      const choices = Array.from(text.matchAll(/\((\w+) = ANY \(ARRAY\[([^\]]*)\]/g), ([, name, values = '']) => [
        name,
        Array.from(values.matchAll(/'([^']*)'/g), ([, value]) => value),
      ]);
      const limits = contactColumns.map((column) =>
        'most' in column ? [column.name, String(column.most)] : [column.name, column.choices],
      );
      expect([...lengths, ...choices].sort()).toEqual(limits.sort());
    });
  });
});
