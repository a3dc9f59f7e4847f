import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');
const cli = ['--import', 'tsx', join(root, 'shared/line/commands/main.ts')];

export interface RunningSite {
  url: string;
  /** All requests as CSV, with an operator's rights. Undefined for a remote site. */
  exportContacts?: () => Promise<string>;
  /** Lines of the log about views. Undefined for a remote site. */
  listReports?: () => ReportLine[];
  stop: () => Promise<void>;
}

/** The fields that the suite reads. */
export interface ReportLine {
  'event.name': string;
  'site.parts'?: string[];
  'web_vital.name'?: string;
  'web_vital.value'?: number;
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
    LOG: 'access', // Reports of views without a failure, too.
  };
  const mix = MIX.split(' ').filter(Boolean);
  const server = spawn(process.execPath, [...cli, ...(mix.length > 0 ? ['preview', ...mix] : ['serve'])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const reports: string[] = [];
  createInterface(server.stdout).on('line', (line) => line.includes('"event.name"') && reports.push(line));
  return {
    url: await announcedAddress(server),
    exportContacts: () => run(['contacts', 'export', 'csv'], env),
    listReports: () => reports.map((line) => JSON.parse(line) as ReportLine),
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
    let address: string | undefined;
    const read = (chunk: Buffer) => {
      if (address) return; // Then each request is a line.
      output += chunk.toString();
      address = /http:\/\/localhost:\d+/.exec(output)?.[0];
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
