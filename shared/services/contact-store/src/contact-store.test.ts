/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { exportRequests, importRequests, listRequests, markRequestsDone, openContactStore, publicKey } from '.';
import { aRequest } from './testing/gateway-under-test';
import { atTheEnd, makeTemporaryDirectory } from './testing/temporary-directory';

const node = (file: string) => [process.execPath, ['--import', 'tsx', path.join(__dirname, file)]] as const;

let dataDir: string;
let site: ChildProcess;
let port: string;

beforeAll(async () => {
  const home = await makeTemporaryDirectory();
  dataDir = path.join(home, 'contact');
  await startSite();
}, 30_000);

async function startSite() {
  const [command, parameters] = node('testing/store-process.ts');
  const started = spawn(command, [...parameters, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  atTheEnd(async () => void started.kill('SIGKILL'));
  const [line] = (await once(started.stdout!, 'data')) as [Buffer];
  site = started;
  port = line.toString().trim();
}

async function send(sender: string, name: string, to: string | number = port) {
  const response = await fetch(`http://127.0.0.1:${to}/rest/v1/contact?select=id`, {
    method: 'POST',
    headers: {
      apikey: publicKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
      'x-forwarded-for': sender,
    },
    body: JSON.stringify({ ...aRequest, name }),
  });
  return response.ok ? name : undefined;
}

const place = () => ({ dataDir });

test('an operator reads the requests while the site is running', async () => {
  await send('10.0.0.1', 'Ayesha');
  expect(await listRequests(place(), {})).toMatch(
    /Ayesha +Buy +ayesha +Is the corner plot free\?\n\n1 contact request,/,
  );
}, 30_000);

test('an operator handles and imports requests beside a running site', async () => {
  const file = path.join(path.dirname(dataDir), 'export.json');
  await writeFile(file, await exportRequests(place(), 'json'));
  const [{ id }] = JSON.parse(await readFile(file, 'utf8')) as [{ id: string }];
  expect(await markRequestsDone(place(), [id.slice(0, 8)])).toBe('1 contact request marked as done\n');
  expect(await listRequests(place(), { isNew: true })).toContain('0 contact requests,');
  expect(await importRequests(place(), file)).toBe('0 contact requests imported, 1 there already\n');
  await expect(markRequestsDone(place(), ['ffffffff'])).rejects.toThrow(
    'There is no contact request with the id "ffffffff". Nothing was changed.',
  );
}, 30_000);

test('a second process is refused with the owner of the database', async () => {
  const sentence = `The contact database in ${dataDir} is already open in process ${site.pid}: stop that process, or set DATA_DIR to another directory.`;
  await expect(openContactStore({ dataDir })).rejects.toThrow(sentence);
  const other = path.join(await makeTemporaryDirectory(), 'link');
  await symlink(dataDir, other);
  await expect(openContactStore({ dataDir: other })).rejects.toThrow(sentence);
});

test('a process beside the site stores through it, and leaves its database open', async () => {
  const store = await openContactStore({ dataDir, isBeside: true });
  expect(store.isPassedOn).toBe(true);
  const server = createServer((request, response) => void store.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await send('10.0.0.2', 'Bilal', (server.address() as AddressInfo).port)).toBe('Bilal');
  await new Promise((closed) => server.close(closed).closeAllConnections());
  await store.close();
  expect(await send('10.0.0.3', 'Chandni')).toBe('Chandni');
  expect((await listRequests(place(), {})).match(/Bilal|Chandni/g)?.sort()).toEqual(['Bilal', 'Chandni']);
}, 30_000);

test('nobody else on the machine can read the files or ask for the rows', async () => {
  const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
  expect(await modeOf(dataDir)).toBe(0o700);
  const [socket] = (await readdir(dataDir)).filter((name) => name.endsWith('.sock'));
  expect(await modeOf(path.join(dataDir, socket ?? ''))).toBe(0o600);
});

/** `ENDURE=1` runs ten, at night. */
const kills = process.env.ENDURE ? 10 : 2;

test('kills under load lose and repeat no acknowledged request', async () => {
  const acknowledged: string[] = ['Ayesha', 'Bilal', 'Chandni'];
  for (let round = 0; round < kills; round += 1) {
    if (round > 0) await startSite();
    const end = once(site, 'exit');
    await Promise.all(Array.from({ length: 20 }, (_, client) => sendUntilKilled(round, client, acknowledged)));
    await end;
  }
  expect(acknowledged.length).toBeGreaterThan(40 * kills);

  const store = await openContactStore({ dataDir });
  const stored = (await store.listContacts()).map(({ name }) => name);
  await Promise.all([store.close(), store.close()]);
  const names = new Set(stored);
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(stored).toHaveLength(names.size);
  expect(await readdir(dataDir)).toEqual(['postgres']);
}, 300_000);

async function sendUntilKilled(round: number, client: number, acknowledged: string[]) {
  const most = acknowledged.length + 50;
  for (let count = 0; !site.killed; count += 1) {
    const name = await send(`10.${client}.${round}.${count & 255}`, `${round}-${client}-${count}`).catch(
      () => undefined,
    );
    if (name) acknowledged.push(name);
    if (acknowledged.length >= most) site.kill('SIGKILL');
  }
}

test('an operator exports the requests of a stopped site', async () => {
  expect(await exportRequests(place(), 'csv')).toContain(',Ayesha,Buy,ayesha,,Is the corner plot free?');
  expect(await listRequests(place(), {})).toMatch(/\d{3} contact requests,/);
}, 30_000);

test('a directory without a database is an error', async () => {
  const mistyped = { dataDir: `${dataDir}-mistyped` };
  const sentence = `There is no contact database in ${mistyped.dataDir}. The first start of the site makes it; check DATA_DIR.`;
  await expect(exportRequests(mistyped, 'json')).rejects.toThrow(sentence);
  await expect(listRequests(mistyped, {})).rejects.toThrow(sentence);
  await expect(markRequestsDone(mistyped, ['ffffffff'])).rejects.toThrow(sentence);
});
