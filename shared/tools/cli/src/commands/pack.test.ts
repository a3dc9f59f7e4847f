/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configOf } from '@site/delivery/settings';
import { ask, TestSite } from '@site/delivery/testing';
import { pack } from './pack';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  site = await TestSite.open();
  folder = join(await mkdtemp(join(tmpdir(), 'manzil-pack-')), 'server');
  await pack(folder);
});
afterAll(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true });
  await site.close();
});

function goLiveWithHostedDatabase() {
  const hosted = configOf({ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_x' });
  return site.goLive({}, { readConfig: () => Promise.resolve(hosted) });
}

/** In an environment without this checkout. */
function start(env: Record<string, string> = {}) {
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { SITE_DIR: site.folder, DATA_DIR: join(folder, '../data'), PORT: '0', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(server, 'close');
  const listening = new Promise<number>((resolve, reject) => {
    server.stdout.on('data', () => {
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    void ended.then(() => reject(new Error(output)));
  });
  return { server, ended, listening };
}

function run(words: string[], { cwd = folder, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server.mjs', ...words], {
    cwd,
    env: { SITE_DIR: site.folder, DATA_DIR: join(cwd, '../data'), ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('a packed server', () => {
  it('explains a missing database and exits with 1', async () => {
    const { server, ended, listening } = start();
    await expect(listening).rejects.toThrow('This server was packed without the embedded database.');
    await ended;
    expect(server.exitCode).toBe(1);
  });

  describe('of a site with a hosted database', () => {
    beforeAll(() => goLiveWithHostedDatabase());

    it('drops and counts log lines without a reader, and ends on SIGTERM', async () => {
      const { server, listening } = start();
      const port = await listening;
      server.stdout.removeAllListeners('data').pause();
      const metric = async () => /^manzil_log_dropped_total (\d+)$/m.exec((await ask(port, '/_/metrics')).body)?.[1];
      expect(await metric()).toBe('0');
      const path = `/_/shop/${'x'.repeat(190)}`;
      while ((await metric()) === '0') await Promise.all(Array.from({ length: 200 }, () => ask(port, path)));
      expect((await ask(port, '/')).status).toBe(200);
      server.kill('SIGTERM');
      await once(server, 'exit');
      expect(server.exitCode).toBe(0);
    });

    it('says 503 first on SIGTERM and answers new connections meanwhile', async () => {
      const { server, ended, listening } = start({ DRAIN_SECONDS: '99' });
      const port = await listening;
      server.kill('SIGTERM');
      while ((await ask(port, '/_/health')).status !== 503);
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(port, '/')));
      expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.connection}`))).toEqual(
        new Set(['200 close']),
      );
      server.kill('SIGTERM'); // A second signal skips waiting.
      await ended;
      expect(server.exitCode).toBe(0);
    });
  });

  it('serves with Node only, below 150 MB, and exits with 0 on SIGTERM', async () => {
    await goLiveWithHostedDatabase();
    const { server, ended, listening } = start();
    const port = await listening;
    for (const path of Object.keys((await site.live()).pages))
      expect([path, (await ask(port, path, { 'accept-encoding': 'gzip' })).status]).toEqual([path, 200]);
    const { body } = await ask(port, '/_/metrics');
    const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(body) ?? [];
    expect(Number(bytes)).toBeLessThan(150e6);
    server.kill('SIGTERM');
    await ended;
    expect(server.exitCode).toBe(0);
  });

  it('has the commands of an operator, with the same exit codes', () => {
    const status = run(['status', '--json']);
    expect([status.status, status.stderr]).toEqual([0, '']);
    expect(JSON.parse(status.stdout)).toMatchObject({ parts: expect.arrayContaining([expect.anything()]) as unknown });
    expect(run(['history']).stdout).toContain('composition');
    expect(run(['contacts', 'list'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no contact database') as unknown,
    });
    expect(run(['release', 'shell']).status).toBe(2);
  });

  it('has the license texts of everything in it', async () => {
    const licenses = await readFile(join(folder, 'licenses.txt'), 'utf8');
    for (const name of ['@aws-sdk/', 'pino ', 'zod ', 'pg ', 'prom-client ', 'commander '])
      expect(licenses).toContain(`\n${name}`);
    expect(licenses).toContain('Apache License');
  });

  it('has an embedded database that starts from a packed template', async () => {
    const whole = join(folder, '../whole');
    await pack(whole, { withDatabase: true });
    expect(await readdir(join(whole, 'files/.cache/contact-store'))).toEqual([expect.stringMatching(/^postgres-\d+$/)]);
    const sent = { name: 'Ayesha Khan', purpose: 'Buy', email: 'ayesha@example.com', phone: null, message: null };
    const requests = [{ id: randomUUID(), created_at: '2026-11-23T10:00:00Z', ...sent }];
    await writeFile(join(whole, '../requests.json'), JSON.stringify(requests));
    expect(run(['contacts', 'import', '../requests.json'], { cwd: whole }).stderr).toBe('');
    expect(run(['contacts', 'list'], { cwd: whole }).stdout).toContain('Ayesha Khan');
  });

  it('has the files that put it into operation, and none of the sources', async () => {
    const names = await readdir(folder, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['server.mjs', 'Dockerfile', 'manzil.service', 'package.json']));
    expect(names.filter((name) => name.endsWith('.ts') || name.startsWith('node_modules'))).toEqual([]);
    expect(await readFile(join(folder, 'Dockerfile'), 'utf8')).toContain('CMD ["node", "server.mjs"]');
  });

  it('is not written over something else', async () => {
    await writeFile(join(folder, '../note'), '');
    await expect(pack(join(folder, '..'))).rejects.toThrow('is not empty. Name a folder that is new.');
  });
});
