/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/build';
import { backupContacts, markRequestsDone, publicKey } from '@site/contact-store';
import { ask, TestSite } from '@site/delivery/testing';
import { backup } from './backup';
import { contactPlace } from './contacts';
import { restore } from './restore';

let home: string;
let site: TestSite;
let stopServer: () => Promise<void> = () => Promise.resolve();

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  site = await TestSite.open();
  home = await mkdtemp(join(tmpdir(), 'manzil-backup-'));
  Object.assign(process.env, { SITE_DIR: site.folder, DATA_DIR: join(home, 'data') });
});
afterEach(async () => {
  await stopServer();
  delete process.env.SITE_DIR;
  delete process.env.DATA_DIR;
  await site.close();
  await rm(home, { recursive: true, force: true });
});

async function readCommands(): Promise<string[]> {
  const page = await readFile(join(root, 'shared/docs/production.md'), 'utf8');
  const [, section = ''] = /^## Backup\n(.*?)^## /ms.exec(page) ?? [];
  return [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block.replaceAll('/srv', home).trim());
}

function type(line: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: process.env,
  });
  if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`);
  return stdout;
}

async function serveBy(line: string) {
  const shell = spawn('sh', ['-c', `exec ${line}`], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shell, 'close');
  stopServer = async () => {
    shell.kill('SIGTERM');
    await ended;
  };
  const port = await new Promise<number>((resolve) => {
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      const [, found] = /http:\/\/localhost:(\d+)/.exec((output += chunk.toString())) ?? [];
      if (found) resolve(Number(found));
    });
  });
  return port;
}

function send(port: number, table: string, row: object) {
  return fetch(`http://127.0.0.1:${port}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: publicKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
}

describe('the section on backup in production.md', () => {
  it('brings back a running site with its contact database, word by word', async () => {
    const [backUp = '', bringBack = ''] = await readCommands();
    const [restoreLine = '', serveLine = ''] = bringBack.split('\n');
    const port = await serveBy(serveLine);
    for (const name of ['Ayesha', 'Bilal'])
      expect((await send(port, 'contact', { name, purpose: 'Buy', email: 'a' })).status).toBe(201);
    const report = { composition: '', page: '/', parts: [], views: 1, bad_views: 0, failures: [], vitals: [] };
    expect((await send(port, 'report', report)).status).toBe(201);
    const { rows } = await backupContacts(contactPlace());
    await markRequestsDone(contactPlace(), [String(rows['public.contact'][0]?.id)]);
    const [before, page] = [await backupContacts(contactPlace()), await ask(port, '/')];

    expect(type(backUp)).toMatch(/2 contact requests \(1 done\), 0 waiting webhooks, 1 reports/);
    await stopServer();
    await rm(site.folder, { recursive: true });
    await rm(join(home, 'data'), { recursive: true });

    const [day = ''] = await readdir(join(home, 'backup'));
    type(restoreLine.replace(/\d{4}-\d\d-\d\d/, day));
    expect((await ask(await serveBy(serveLine), '/')).bytes.equals(page.bytes)).toBe(true);
    expect(await backupContacts(contactPlace())).toEqual(before);
  });
});

describe('npx manzil backup', () => {
  it('is refused where there is no contact database, unless it is left out', async () => {
    const folder = join(home, 'backup');
    await expect(backup(folder)).rejects.toThrow(/^There is no contact database in .* Nothing was backed up\./);
    await backup(folder, { withoutContacts: true });
    expect((await readdir(folder)).sort()).toEqual(['backup.json', 'site']);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await expect(backup(folder, { withoutContacts: true })).rejects.toThrow('is not empty. Name a folder that is new.');
  });

  it('of a site with a lost page fails, and its folder is not a backup', async () => {
    const folder = join(home, 'backup');
    const { file } = (await site.live()).pages['/'] ?? { file: '' };
    await site.storage.remove(file);
    await expect(backup(folder, { withoutContacts: true })).rejects.toThrow(`${file} is missing from the storage.`);
    await expect(restore(folder)).rejects.toThrow('is not a whole backup: it has no backup.json');
  });
});

describe('npx manzil restore', () => {
  it('is refused over a site, and for a backup that was altered, and writes nothing', async () => {
    const folder = join(home, 'backup');
    await backup(folder, { withoutContacts: true });
    await expect(restore(folder)).rejects.toThrow(`${site.folder} has a site already.`);
    process.env.SITE_DIR = join(home, 'empty');
    const [page = ''] = await site.storage.list('pages/');
    await writeFile(join(folder, 'site', page), 'other');
    await expect(restore(folder)).rejects.toThrow(`${page} was altered.`);
    expect(await readdir(home)).toEqual(['backup']);
  });
});
