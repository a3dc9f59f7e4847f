import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const cli = ['--import', 'tsx', join(root, 'shared/tools/cli/src/main.ts')];

export interface ContactRow {
  name: string;
  purpose: string;
  email: string;
  phone: string | null;
  message: string | null;
}

export interface RunningSite {
  url: string;
  /** With an operator's rights. Undefined for a remote site. */
  listContacts?: () => Promise<ContactRow[]>;
  /** Output of `npx manzil health --json`. Undefined for a remote site. */
  readHealth?: () => Promise<SiteHealth>;
  stop: () => Promise<void>;
}

/** The fields that the suite reads. */
export interface SiteHealth {
  parts: {
    part: string;
    version: string;
    is: string;
    views: number;
    errorsPer1000Views: number | null;
    LCP: number | null;
  }[];
  failures: { part: string; kind: string; message: string; report: number }[];
}

/**
 * The site at `BASE_URL`, or the composed site with a new database and the versions in `MIX` (`projects@previous
 * agency@1.0.0-…`). `from` replaces these variables; `data` is a shared folder that stays.
 */
export async function runSite(
  from: Readonly<Record<string, string | undefined>> = process.env,
  data?: string,
): Promise<RunningSite> {
  const { BASE_URL, MIX = '' } = from;
  if (BASE_URL) return { url: BASE_URL.replace(/\/+$/, ''), stop: () => Promise.resolve() };
  const dataDir = data ?? (await mkdtemp(join(tmpdir(), 'manzil-e2e-')));
  const env = {
    SITE_DIR: join(root, '.cache/e2e/site'),
    ...process.env,
    ...from,
    DATA_DIR: dataDir,
    PORT: '0',
    TRUSTED_PROXY: '1',
  };
  const mix = MIX.split(' ').filter(Boolean);
  const server = spawn(process.execPath, [...cli, ...(mix.length > 0 ? ['preview', ...mix] : ['serve'])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    url: await announcedAddress(server),
    listContacts: async () => JSON.parse(await run(['contacts', 'export', 'json'], env)) as ContactRow[],
    readHealth: async () => JSON.parse(await run(['health', '--json'], env)) as SiteHealth,
    stop: async () => {
      await ended(server);
      if (data === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server prints its address when it listens. Rejects with its output when it ends first. */
function announcedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolveAddress, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolveAddress(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('close', () => reject(new Error(`The site did not start:\n${output}`)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.on('close', () => done());
    server.kill('SIGTERM');
  });
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [...cli, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? done(output) : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}
