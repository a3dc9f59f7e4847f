/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '../publish';
import { readSettings } from '../storage/settings';
import { ask, MemorySite, TestSite, until } from '../testing';
import { newFolder } from '../testing/folder';
import { publicKey } from '@site/contact-store';
import { openContact } from './contact';
import { LiveSite } from '../live';
import { hostOf, refuseBusyPort } from './busy-port';
import { root } from '../checkout';

const folder = newFolder({ file: '', 'damaged/contact/postgres/PG_VERSION': '12\n' });

describe('npx manzil serve', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.open();
  });
  afterAll(() => site.close());

  /** As a supervisor starts it. */
  function start(env: Record<string, string>) {
    const server = spawn(process.execPath, ['shared/line/bin/bootstrap.mjs', 'serve'], {
      cwd: root,
      env: { ...process.env, SITE_DIR: site.folder, DATA_DIR: folder, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // All processes with these pipes have ended.
    const allEnded = once(server, 'close');
    const listening = new Promise<number>((resolve, reject) => {
      server.stdout.on('data', () => {
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(Number(port));
      });
      void allEnded.then(() => reject(new Error(`It ended:\n${output}`)));
    });
    listening.catch(() => undefined); // Thrown where it is awaited.
    return { server, listening, allEnded, output: () => output };
  }

  test('SIGTERM ends it and frees port and database', async () => {
    for (const _ of ['first', 'again, on the same database']) {
      const { server, listening, allEnded } = start({});
      const port = await listening;
      expect((await ask(port, '/_/health')).status).toBe(200);
      server.kill('SIGTERM');
      await allEnded;
      await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    }
  });

  test('ends on a signal that comes while its database opens', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, resolve));
    const { port } = probe.address() as AddressInfo; // A listening TCP server has one.
    await new Promise((resolve) => probe.close(resolve));
    const { server, allEnded } = start({ PORT: String(port), DATA_DIR: newFolder() });
    await until(async () =>
      ask(port, '/').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    server.kill('SIGINT');
    expect(await allEnded).toEqual([0, null]);
  });

  test('killed servers leave one folder, and the next start sends every released file', async () => {
    const TMPDIR = newFolder();
    const folders = () => readdirSync(TMPDIR).filter((name) => name.startsWith('manzil-live-'));
    for (let kills = 0; kills < 3; kills += 1) {
      const before = folders();
      const { server, allEnded, output } = start({ TMPDIR, DATA_DIR: join(folder, 'killed') });
      const isNew = (name: string) => !before.includes(name) && existsSync(join(TMPDIR, name, 'released'));
      await until(() => folders().some(isNew) || server.exitCode !== null);
      server.kill('SIGKILL');
      expect([await allEnded, output()]).toEqual([[null, 'SIGKILL'], '']);
    }
    expect(folders()).toHaveLength(1);
    const { server, listening, allEnded } = start({ TMPDIR, DATA_DIR: join(folder, 'killed') });
    const port = await listening;
    expect(JSON.parse((await ask(port, '/_/health')).body)).toMatchObject({ ready: true, folder: 'complete' });
    const { files } = await site.release('shop');
    const statuses = await Promise.all(files.map(async ({ name }) => (await ask(port, `/_/shop/${name}`)).status));
    expect([new Set(statuses), folders().length]).toEqual([new Set([200]), 1]);
    server.kill('SIGTERM');
    await allEnded;
    expect(folders()).toEqual([]);
  });

  test('drops log lines without a reader, answers, and ends on SIGTERM', async () => {
    const { server, listening } = start({ LOG: 'access' });
    const port = await listening;
    server.stdout.removeAllListeners('data').pause();
    const path = `/_/shop/${'x'.repeat(190)}`;
    // Two megabytes of lines; one waits for a reader.
    for (let sent = 0; sent < 6_000; sent += 200) await Promise.all(Array.from({ length: 200 }, () => ask(port, path)));
    expect((await ask(port, '/')).status).toBe(200);
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await until(async () =>
      ask(port, '/').then(
        () => false,
        () => true,
      ),
    );
    server.stdout.resume();
    await exited;
  });

  test('says 503 first on SIGTERM and answers new connections meanwhile', async () => {
    const { server, listening, allEnded } = start({ DRAIN_SECONDS: '99' });
    const port = await listening;
    server.kill('SIGTERM');
    while ((await ask(port, '/_/health')).status !== 503);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(port, '/')));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.connection}`))).toEqual(
      new Set(['200 close']),
    );
    server.kill('SIGTERM'); // A second signal skips waiting.
    await allEnded;
  });
});

describe('where a server listens', () => {
  test('is every interface, this machine for a mix and for development, or HOST', () => {
    expect(hostOf(readSettings({}), false)).toBeUndefined();
    expect(hostOf(readSettings({}), true)).toBe('127.0.0.1');
    expect(hostOf(readSettings({ HOST: '10.0.0.7' }), true)).toBe('10.0.0.7');
  });

  test('is passed to the operating system', async () => {
    const memory = new MemorySite();
    await memory.goLive();
    const server = await serve({
      site: await LiveSite.open(memory),
      port: 0,
      host: hostOf({ host: undefined }, true),
      contact: () => Promise.resolve(),
      log: memory.log,
    });
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
  });

  test('is refused in a sentence when it is taken, or not of this machine', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo; // A listening TCP server has one.
    await expect(refuseBusyPort({ port, host: undefined })).rejects.toThrow(
      `address already in use :::${port}. Stop what uses port ${port}`,
    );
    await expect(refuseBusyPort({ port: 0, host: '203.0.113.1' })).rejects.toThrow(
      'address not available 203.0.113.1.',
    );
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('contact requests', () => {
  /** A site with its database in `dataDir`, or hosted at an address. */
  async function open(dataDir: string, url = '') {
    const memory = new MemorySite();
    await memory.goLive();
    const contact = await openContact({ ...readSettings({}), dataDir }, { contact: { url, key: 'k' } }, memory.log);
    const port = await memory.listen({ contact: contact.handle, checkContact: contact.checkContact });
    const send = () =>
      fetch(`http://127.0.0.1:${port}/rest/v1/contact`, {
        method: 'POST',
        headers: { apikey: publicKey, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ayesha', purpose: 'Buy', email: 'ayesha' }),
      });
    const close = () => memory.close().then(contact.close);
    return { problems: () => memory.problems, port, send, close };
  }

  test('are refused while the database cannot be opened, and stored once it can', async () => {
    const { problems, port, send, close } = await open(join(folder, 'damaged'));
    expect((await ask(port, '/')).status).toBe(200);
    expect(JSON.parse((await ask(port, '/_/health')).body)).toMatchObject({ ready: true, contact: 'unavailable' });
    const refused = await send();
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'PGRST000' })]);
    expect(problems()[0]).toMatch(
      /^Contact requests are refused until the database answers: .* was written by Postgres 12/,
    );
    await rm(join(folder, 'damaged/contact/postgres'), { recursive: true });
    await until(async () => (await send()).status === 201);
    expect(problems().at(-1)).toBe('Contact requests are stored again.');
    await close();
  });

  test('are refused while pages are served where the directory cannot be made', async () => {
    const { problems, port, send, close } = await open(join(folder, 'file'));
    expect([(await ask(port, '/')).status, (await send()).status]).toEqual([200, 503]);
    expect(problems()[0]).toMatch(/cannot be opened: .* set DATA_DIR to another directory\.$/);
    await close();
  });

  test('for a hosted database are not acknowledged here, and the embedded one is not started', async () => {
    const dataDir = join(folder, 'hosted');
    const { send, close } = await open(dataDir, 'https://abc.supabase.co');
    const refused = await send();
    const message = 'Contact requests of this site go to https://abc.supabase.co. Load the page again.';
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ message })]);
    expect(existsSync(dataDir)).toBe(false);
    await close();
  });
});
