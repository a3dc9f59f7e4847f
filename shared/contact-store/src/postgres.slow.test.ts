/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { listContacts, openContactStore, withContactDatabase } from '.';
import { postgresDatabase } from './postgres';
import { describeOnPostgres, PostgresServer } from './testing/postgres-server';
import { sendTo, startSite } from './testing/start-site';
import { atTheEnd, makeTemporaryDirectory } from './testing/temporary-directory';

describeOnPostgres('several sites on one PostgreSQL server', () => {
  let postgres: PostgresServer;
  let sites: string[];
  const acknowledged: string[] = [];
  let sent = 0;

  beforeAll(async () => {
    postgres = await PostgresServer.start();
    // Concurrently on an empty database: one migrates, the other waits.
    sites = await Promise.all([serve(postgres.url), serve(postgres.url)]);
  });

  async function serve(databaseUrl: string) {
    const store = await openContactStore({ dataDir: await makeTemporaryDirectory(), databaseUrl, trustedProxy: true });
    atTheEnd(() => store.close());
    const server = createServer(
      (request, response) => void (request.url === '/' ? response.end('page') : store.handle(request, response)),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    atTheEnd(async () => void server.close().closeAllConnections());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function send(site = sent % 2) {
    sent += 1;
    const name = `Visitor ${sent}`;
    const status = await sendTo(sites[site] ?? '', `10.0.${sent >> 8}.${sent & 255}`, name);
    if (status === 201) acknowledged.push(name);
    return status;
  }

  async function storedNames() {
    const rows = await withContactDatabase({ dataDir: '', databaseUrl: postgres.url }, listContacts);
    return new Set(rows.map(({ name }) => name));
  }

  test('a request that one site has stored is listed by the other', async () => {
    expect(await send(1)).toBe(201);
    expect(await storedNames()).toEqual(new Set(acknowledged));
  });

  test('while the database is down the form gets 503, and nothing is lost', async () => {
    const writers = Array.from({ length: 8 }, async () => {
      let status = 201;
      while (status === 201) status = await send();
      return status;
    });
    while (acknowledged.length < 100) await send();
    await postgres.kill();
    expect(await Promise.all(writers)).toEqual(Array(8).fill(503));
    expect(await (await fetch(`${sites[0]}/`)).text()).toBe('page');
    expect([await send(0), await send(1)]).toEqual([503, 503]);

    await postgres.resume();
    expect([await send(0), await send(1)]).toEqual([201, 201]);
    const stored = await storedNames();
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });

  test('an idle connection that breaks does not end the process', async () => {
    const { url } = await startSite(await makeTemporaryDirectory(), { DATABASE_URL: postgres.url });
    sites.push(url);
    expect(await send(2)).toBe(201);
    await postgres.kill();
    expect(await send(2)).toBe(503);
    await postgres.resume();
    expect(await send(2)).toBe(201);
  }, 30_000);

  test('a connection that an administrator ends is replaced', async () => {
    await postgres
      .query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      .catch(() => undefined);
    const statuses = [await send(0), await send(1), await send(0), await send(1)];
    expect(statuses.slice(2)).toEqual([201, 201]);
  });

  test('a slow database call is dropped, and the next one is answered', async () => {
    const database = postgresDatabase(postgres.url, 1000);
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('begin; lock table public.contact');
    await expect(database.transact([{ sql: 'select count(id) from public.contact' }])).rejects.toThrow(
      'statement timeout',
    );
    await client.end();
    expect(await database.transact([{ sql: 'select 1 as one' }])).toEqual([[{ one: 1 }]]);
    await database.close();
  });

  test('a site starts without its database, and stores requests as soon as there is one', async () => {
    await postgres.kill();
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const store = await openContactStore({ dataDir: '', databaseUrl: postgres.url, log });
    expect(lines).toEqual([expect.stringMatching(/^Contact requests are refused until the database answers: /)]);
    await expect(store.check()).rejects.toThrow();
    await postgres.resume();
    const isOpen = () => store.check().then(Boolean, () => false);
    while (!(await isOpen())) await new Promise(setImmediate);
    await store.close();
  }, 30_000);

  test('a user who may not create roles gets the statements to run', async () => {
    const fresh = await PostgresServer.start();
    await fresh.query(
      'create role site login; grant create on database postgres to site; grant create on schema public to site',
    );
    const url = fresh.url.replace('postgres@', 'site@');
    await expect(openContactStore({ dataDir: '', databaseUrl: url })).rejects.toThrow(
      /^The contact database at DATABASE_URL cannot be used: .* Let an administrator run: create role anon/,
    );
    await fresh.query(
      'create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit; grant anon to site',
    );
    await fresh.query('grant usage on schema public to anon');
    const database = postgresDatabase(url);
    const [, rows] = await database.transact([
      { sql: `set local role anon` },
      { sql: `insert into public.contact (name, purpose, email) values ('A', 'Buy', 'a') returning name` },
    ]);
    expect(rows).toEqual([{ name: 'A' }]);
    await database.close();
  });
});
