/** @jest-environment node */
import { queryRows, type Statement } from '../database/database';
import { describeOnEachDatabase } from '../testing/each-database';
import { useGateway } from '../testing/gateway-under-test';
import { compareViews } from './compare-views';
import type { ShownToNetwork } from './counted-views';
import { findReport, queryHealth } from './query-reports';
import type { Report } from '@site/contracts';

const projects = 'projects@1.0.0-aaaaaaaa';
const shell = 'shell@1.0.0-bbbbbbbb';
const failure = {
  kind: 'render',
  part: projects,
  message: 'TypeError: x is undefined',
  frames: ['/_/projects/main.0123456789.js:1:2345'],
};
const good: Report = {
  composition: 'c'.repeat(43),
  page: '/projects',
  parts: [shell, projects],
  views: 1,
  bad_views: 0,
  failures: [],
  vitals: [],
};
const bad: Report = { ...good, bad_views: 1, failures: [failure] };

describeOnEachDatabase((database) => {
  const gateway = useGateway(database);
  const asOwner = (sql: string) => queryRows<Record<string, unknown>>(database(), { sql });
  const send = (body: unknown, headers: Record<string, string> = {}) => gateway.send(body, headers, 'report');
  const runAsAnon = (sql: string) => {
    const role: Statement = {
      sql: `select set_config('role', 'anon', true), set_config('request.headers', '{}', true)`,
    };
    return database().transact([role, { sql }]);
  };

  beforeEach(() =>
    asOwner(
      'delete from public.report; delete from private.report_sender; update private.report_limit set most_rows = 20000',
    ),
  );

  test('a report is stored, and nothing is said back', async () => {
    const answer = await send(bad);
    expect([answer.status, answer.body]).toEqual([201, undefined]);
    expect(await asOwner('select page, parts, views, bad_views, failures from public.report')).toEqual([
      { page: '/projects', parts: [shell, projects], views: 1, bad_views: 1, failures: [failure] },
    ]);
  });

  test.each([
    ['a list', [good]],
    ['no object', '"text"'],
    ['a failure with another field', { ...good, failures: [7] }],
    ['JSON of great depth', `{"failures":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['a page with a query', { ...good, page: '/login?email=me@example.com' }],
    ['a page with a fragment', { ...good, page: '/login#x' }],
    ['a text in place of a part', { ...good, parts: ['<script>'] }],
    ['two views', { ...good, views: 2 }],
    ['control characters in a kind', { ...bad, failures: [{ ...failure, kind: 'render\u001b[2J' }] }],
    ['a path in place of a part', { ...bad, failures: [{ ...failure, part: 'projects@../../..' }] }],
    ['a part of 3,000 letters', { ...bad, failures: [{ ...failure, part: 'p'.repeat(3000) }] }],
    ['a message of 256 letters', { ...bad, failures: [{ ...failure, message: 'm'.repeat(256) }] }],
    ['a frame outside of the released files', { ...bad, failures: [{ ...failure, frames: ['https://x/y.js:1:1'] }] }],
    ['a vital of endless time', { ...good, vitals: [{ name: 'INP', value: 1e308, part: projects }] }],
    [
      'failures of more than 8,000 bytes',
      { ...bad, failures: Array.from({ length: 30 }, () => ({ ...failure, message: 'm'.repeat(300) })) },
    ],
  ])('%s is refused as a report', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await asOwner('select id from public.report')).toEqual([]);
  });

  test.each([
    ['failures', { ...failure, kind: 'render\u001b' }],
    ['failures', { ...failure, part: 'projects@../..' }],
    ['failures', { ...failure, message: 'm'.repeat(256) }],
    ['failures', { ...failure, frames: ['x'] }],
    ['failures', { ...failure, frames: [7] }],
    ['failures', { ...failure, frames: '' }],
    ['vitals', { name: 'INP', value: 1e308, part: projects }],
    ['vitals', { name: 'INP', value: '7', part: projects }],
  ])('the table refuses %s that a gateway would refuse: %j', async (column, entry) => {
    const json = JSON.stringify([entry]).replaceAll("'", "''");
    const insert = (entries: string) =>
      runAsAnon(
        `insert into public.report (composition, page, parts, views, bad_views, ${column}) values ('', '/', '{}', 1, 0, '${entries}')`,
      );
    await expect(insert(json)).rejects.toThrow('insides');
    await insert(JSON.stringify([column === 'failures' ? failure : { name: 'INP', value: 7, part: projects }]));
  });

  test('fields that a report does not have are not stored', async () => {
    await send({ ...bad, userAgent: 'Mozilla', failures: [{ ...failure, typed: 'me@example.com' }] });
    expect(JSON.stringify(await asOwner('select * from public.report'))).not.toMatch(/Mozilla|example\.com/);
  });

  test.each([
    ['reads reports', 'select id from public.report'],
    [
      'reads back its own report',
      `insert into public.report (composition, page, parts, views, bad_views) values ('', '/', '{}', 1, 0) returning id`,
    ],
    ['changes a report', 'update public.report set bad_views = 0'],
    ['removes a report', 'delete from public.report'],
    ['empties the table', 'truncate public.report'],
    [
      'forges a time',
      `insert into public.report (created_at, composition, page, parts, views, bad_views) values (now(), '', '/', '{}', 1, 0)`,
    ],
    [
      'forges what is compared',
      `insert into public.report (counted, composition, page, parts, views, bad_views) values ('{}', '', '/', '{}', 1, 0)`,
    ],
    [
      'forges an id',
      `insert into public.report (id, composition, page, parts, views, bad_views) overriding system value values (1, '', '/', '{}', 1, 0)`,
    ],
    ['raises the limit', 'update private.report_limit set allowed = 10000'],
    ['reads the senders', 'select * from private.report_sender'],
  ])('nobody with the public key %s', async (_, sql) => {
    await expect(runAsAnon(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^42501|428C9$/) });
  });

  test.each(['GET', 'HEAD', 'PATCH', 'DELETE', 'PUT'])('%s of the reports is refused', async (method) => {
    expect((await gateway.call('report', { method })).status).toBe(401);
  });

  test('the oldest reports make room for the newest', async () => {
    await asOwner('update private.report_limit set most_rows = 3');
    for (const page of ['/1', '/2', '/3', '/4', '/5']) await send({ ...good, page });
    expect(await asOwner('select page from public.report order by id')).toEqual([
      { page: '/3' },
      { page: '/4' },
      { page: '/5' },
    ]);
  });

  test('one address sends 120 reports in ten minutes, apart from requests', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let sent = 0; sent < 120; sent += 1) expect((await send(good, from)).status).toBe(201);
    expect((await send(good, from)).status).toBe(429);
    const insert = `insert into public.report (composition, page, parts, views, bad_views) values ('', '/', '{}', 1, 0)`;
    const again = database().transact([
      { sql: `select set_config('role', 'anon', true), set_config('contact.sender', '203.0.113.9', true)` },
      { sql: insert },
    ]);
    await expect(again).rejects.toMatchObject({ code: 'PT429' });
    expect((await gateway.send({ name: 'Ayesha', purpose: 'Buy', email: 'a' }, from)).status).toBe(201);
  }, 60_000);

  test('health counts by part and version, with 75th percentiles', async () => {
    for (const value of [1000, 2000, 3000, 4000, 5000])
      await send({ ...good, vitals: [{ name: 'LCP', value, part: projects }] });
    await send(bad);
    await send({ ...bad, views: 0, bad_views: 0 });
    const { parts, failures } = await queryHealth(database(), 1);
    expect(parts).toEqual([
      { part: projects, views: 6, failures: 2, LCP: 4000, INP: null, CLS: null },
      { part: shell, views: 6, failures: 0, LCP: null, INP: null, CLS: null },
    ]);
    const [first] = failures;
    expect(first).toMatchObject({ part: projects, kind: 'render', message: failure.message, count: 2 });
    expect(await findReport(database(), first?.report ?? 0)).toMatchObject({ page: '/projects', failures: [failure] });
  });
});

describeOnEachDatabase((database) => {
  const share = (split: string): ShownToNetwork => ({
    split,
    share: split ? 5 : 0,
    parts: { projects: '1.0.0-aaaaaaaa', shell: '1.0.0-bbbbbbbb' },
    hasPage: () => true,
  });
  let shown: ShownToNetwork;
  // Without the pause that slows a flood.
  const gateway = useGateway(database, { pause: () => Promise.resolve() }, () => shown);
  const send = (body: unknown, from?: string) => gateway.send(body, from ? { 'x-forwarded-for': from } : {}, 'report');
  const compare = (split?: { salt: string; share: number }, since = '2020-01-01T00:00:00Z') =>
    compareViews(database(), { part: projects, since, ...(split ? { split } : {}) });
  const step = { salt: 'salt', share: 5 };

  beforeEach(async () => {
    shown = share('salt');
    await queryRows(database(), { sql: 'delete from public.report' });
    await queryRows(database(), { sql: 'delete from private.report_sender' });
  });

  test('500 reports that one network makes up count as one view of the step', async () => {
    for (let sent = 0; sent < 500; sent += 1) await send({ ...bad, page: sent % 2 ? '/' : '/projects' }, '203.0.113.7');
    expect(await compare(step)).toMatchObject({ views: 1, bad: 1 });
    expect((await compare(step)).pages).toHaveLength(2);
  }, 60_000);

  test('views are compared by step and by page, and one value of a vital a network', async () => {
    const slow = [1, 2, 3].map((times) => ({ name: 'INP', value: 2300 * times, part: projects }));
    await send({ ...good, vitals: slow });
    await send(bad);
    shown = { ...share('salt'), share: 25 };
    await send({ ...bad, page: '/' });
    expect(await compare(step)).toEqual({
      views: 2,
      bad: 1,
      pages: expect.arrayContaining([
        { page: '/', views: 1, bad: 1 },
        { page: '/projects', views: 2, bad: 1 },
      ]),
      vitals: { LCP: [], INP: [2300] },
    });
    expect(await compare({ salt: 'another', share: 5 })).toMatchObject({ views: 0, pages: [] });
    expect(await compare()).toMatchObject({ views: 3, bad: 2 });
    expect(await compare(undefined, new Date(Date.now() + 60_000).toISOString())).toMatchObject({ views: 0 });
  });
});
