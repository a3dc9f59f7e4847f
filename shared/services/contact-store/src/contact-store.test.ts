/** @jest-environment node */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openContactStore, publicKey } from '.';
import { aRequest } from './testing/gateway-under-test';
import { atTheEnd, makeTemporaryDirectory } from './testing/temporary-directory';

const node = (file: string) => [process.execPath, ['--import', 'tsx', path.join(__dirname, file)]] as const;

let dataDir: string;
let site: ChildProcess;
let port: string;

beforeAll(async () => {
  const home = await makeTemporaryDirectory();
  dataDir = path.join(home, 'contact');
  const [command, parameters] = node('testing/store-process.ts');
  site = spawn(command, [...parameters, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  atTheEnd(async () => void site.kill('SIGKILL'));
  const [line] = (await once(site.stdout!, 'data')) as [Buffer];
  port = line.toString().trim();
}, 30_000);

async function send(sender: string, name: string) {
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/contact?select=id`, {
    method: 'POST',
    headers: { apikey: publicKey, 'content-type': 'application/json', prefer: 'return=representation', 'x-forwarded-for': sender },
    body: JSON.stringify({ ...aRequest, name }),
  });
  return response.ok ? name : undefined;
}

/** What an operator sees, whoever has the database open. */
async function runContacts(...words: string[]) {
  const [command, parameters] = node('operator/contacts-cli.ts');
  const env = { ...process.env, DATA_DIR: path.dirname(dataDir) };
  const { stdout } = await promisify(execFile)(command, [...parameters, ...words], { env });
  return stdout;
}

test('an operator reads the requests while the site is running', async () => {
  await send('10.0.0.1', 'Ayesha');
  expect(await runContacts('list')).toMatch(/Ayesha +Buy +ayesha +Is the corner plot free\?\n\n1 contact request,/);
});

test('a second process is refused with one sentence that says who has the database open', async () => {
  const sentence = `The contact database in ${dataDir} is already open in process ${site.pid}: stop that process, or set DATA_DIR to another directory.`;
  await expect(openContactStore({ dataDir })).rejects.toThrow(sentence);
  const other = path.join(await makeTemporaryDirectory(), 'link');
  await symlink(dataDir, other);
  await expect(openContactStore({ dataDir: other })).rejects.toThrow(sentence);
});

test('nobody else on the machine can read the files or ask for the rows', async () => {
  const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
  expect(await modeOf(dataDir)).toBe(0o700);
  const [socket] = (await readdir(dataDir)).filter((name) => name.endsWith('.sock'));
  expect(await modeOf(path.join(dataDir, socket ?? ''))).toBe(0o600);
});

test('after a kill under load everything that was acknowledged is there, and the next process may open it', async () => {
  const acknowledged: string[] = ['Ayesha'];
  let isOver = false;
  const sendUntilKilled = async (_: unknown, client: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = await send(`10.${client}.${count >> 8}.${count & 255}`, `${client}-${count}`).catch(() => (isOver = true, undefined));
      if (name) acknowledged.push(name);
      if (acknowledged.length > 200) site.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 20 }, sendUntilKilled));
  expect(acknowledged.length).toBeGreaterThan(200);

  const store = await openContactStore({ dataDir });
  const stored = new Set((await store.listContacts()).map(({ name }) => name));
  await Promise.all([store.close(), store.close()]);
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  expect(await readdir(dataDir)).toEqual(['postgres']);
}, 30_000);

test('an operator exports the requests of a stopped site', async () => {
  expect((await runContacts('export', 'csv')).split('\r\n')[1]).toContain(',Ayesha,Buy,ayesha,,Is the corner plot free?');
  await expect(runContacts('export', 'pdf')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('export sql') });
});
