/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from '@site/contracts';
import { exceptionLine, receiveReport, type ReportLine } from './receive-report';

const projects = 'projects@1.0.0-aaaaaaaa';
const failure = {
  kind: 'render',
  part: projects,
  message: 'TypeError: x is undefined',
  frames: ['/_/projects/main.0123456789.js:1:2345', '/_/shell/main.0123456789.js:1:6'],
};
const good: Report = {
  composition: 'c'.repeat(43),
  page: '/projects',
  parts: ['shell@1.0.0-bbbbbbbb', projects],
  views: 1,
  failures: [],
  vitals: [],
};
const bad: Report = { ...good, failures: [failure] };

let lines: ReportLine[];
const server = createServer((request, response) => void receiveReport(request, response, (line) => lines.push(line)));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close().closeAllConnections());
beforeEach(() => (lines = []));

async function send(body: unknown, method = 'POST') {
  const { port } = server.address() as AddressInfo;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(`http://127.0.0.1:${port}/`, { method, body: method === 'POST' ? text : undefined })).status;
}

test('view, failures and vitals of a report are lines with OpenTelemetry’s names', async () => {
  expect(await send({ ...bad, vitals: [{ name: 'LCP', value: 900, part: projects }], userAgent: 'Mozilla' })).toBe(204);
  const about = { 'url.path': '/projects', 'deployment.id': 'c'.repeat(43) };
  const service = { 'service.name': 'projects', 'service.version': '1.0.0-aaaaaaaa' };
  expect(lines).toEqual([
    { 'event.name': 'browser.page_view', ...about, 'site.parts': good.parts },
    {
      'event.name': 'exception',
      ...about,
      ...service,
      'exception.type': 'render',
      'exception.message': failure.message,
      'exception.stacktrace': `${failure.message}\n    at ${failure.frames[0]}\n    at ${failure.frames[1]}`,
    },
    { 'event.name': 'browser.web_vital', ...about, ...service, 'web_vital.name': 'LCP', 'web_vital.value': 900 },
  ]);
  expect(exceptionLine.parse(lines[1])).toMatchObject(service);
  lines = [];
  await send({ ...bad, views: 0 });
  expect(lines.map((line) => line['event.name'])).toEqual(['exception']);
});

test('the longest report is logged', async () => {
  const most = <T>(count: number, value: T) => Array<T>(count).fill(value);
  const failures = most(10, { ...failure, frames: most(10, failure.frames[0] ?? '') });
  const vitals = most(20, { name: 'LCP' as const, value: 900, part: projects });
  expect(await send({ ...good, parts: most(50, projects), failures, vitals })).toBe(204);
  expect(lines).toHaveLength(31);
});

test.each([
  ['a list', [good]],
  ['no object', '"text"'],
  ['no JSON', '{'],
  ['a failure with another field', { ...good, failures: [7] }],
  ['JSON of great depth', `{"failures":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['a page with a query', { ...good, page: '/login?email=me@example.com' }],
  ['a page with a fragment', { ...good, page: '/login#x' }],
  ['a page with control characters', { ...good, page: '/\u009b2J' }],
  ['a text in place of a part', { ...good, parts: ['<script>'] }],
  ['two views', { ...good, views: 2 }],
  ['control characters in a kind', { ...bad, failures: [{ ...failure, kind: 'render\u001b[2J' }] }],
  ['a path in place of a part', { ...bad, failures: [{ ...failure, part: 'projects@../../..' }] }],
  ['a part of 3,000 letters', { ...bad, failures: [{ ...failure, part: 'p'.repeat(3000) }] }],
  ['a message of 256 letters', { ...bad, failures: [{ ...failure, message: 'm'.repeat(256) }] }],
  ['a frame outside of the released files', { ...bad, failures: [{ ...failure, frames: ['https://x/y.js:1:1'] }] }],
  ['eleven failures', { ...bad, failures: Array(11).fill(failure) }],
  ['a vital of endless time', { ...good, vitals: [{ name: 'INP', value: 1e308, part: projects }] }],
])('%s is not logged', async (_, body) => {
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('a message cannot control the terminal of an operator', async () => {
  await send({ ...bad, failures: [{ ...failure, message: 'a\u001b[2J\u202e\nb' }] });
  expect(lines[1]).toMatchObject({ 'exception.message': 'a [2J b' });
});

test('a large body and another method are refused', async () => {
  expect([await send('x'.repeat(70_000)), await send('', 'GET')]).toEqual([413, 405]);
  expect(lines).toEqual([]);
});
