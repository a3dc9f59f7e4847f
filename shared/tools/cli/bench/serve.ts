/**
 * Our packed server beside nginx with the exported site: requests per second and 99th percentile, alternating.
 * `npx manzil compose` first, then `node --import tsx shared/tools/cli/bench/serve.ts [<seconds> [<rounds>]]`; needs
 * nginx. Exits with 1 below 0.8 of nginx's requests or above 1.5 times its percentile.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findLiveComposition } from '@site/delivery/activate';
import { exportSite } from '@site/delivery/export';
import { openStorage, readSettings } from '@site/delivery/settings';
import { ask, freePort, isAnswering, startNginx } from '@site/delivery/testing/servers';
import { pack } from '../src/commands/pack';
import { formatTable } from '../src/table';

const [seconds = 6, rounds = 3] = process.argv.slice(2).map(Number);
const connections = 50;
const bars = { requests: 0.8, p99: 1.5 };

interface Load {
  requests: number;
  p99: number;
}

const settings = readSettings();
const storage = await openStorage(settings);
const live = await findLiveComposition(storage);
if (!live) throw new Error('Nothing is live: npx manzil compose.');
const folder = await mkdtemp(join(tmpdir(), 'manzil-bench-'));
await exportSite(storage, live, join(folder, 'exported'));
// The database allows measuring any site; no contact requests are sent.
await pack(join(folder, 'server'), { withDatabase: !live.config.contact.url });
const nginx = await startNginx(join(folder, 'exported'));
const ours = await startOurs();

const html = (await ask(ours.port, '/')).body;
const script = / src="(\/_\/shell\/main\.[^"]+)"/.exec(html)?.[1] ?? '';
const cases: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: 'GET / gzip', path: '/', headers: { 'accept-encoding': 'gzip' } },
  { name: 'GET / identity', path: '/', headers: {} },
  { name: 'main.js gzip', path: script, headers: { 'accept-encoding': 'gzip' } },
  { name: 'main.js identity', path: script, headers: {} },
  { name: 'GET /nowhere (404)', path: '/nowhere', headers: { 'accept-encoding': 'gzip' } },
];

let isWithin = true;
const rows: string[][] = [];
for (const { name, path, headers } of cases) {
  const loads = { ours: [] as Load[], nginx: [] as Load[] };
  for (const server of ['ours', 'nginx'] as const) await load(server, path, headers, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const server of round % 2 ? (['nginx', 'ours'] as const) : (['ours', 'nginx'] as const))
      loads[server].push(await load(server, path, headers, seconds));
  }
  const [own, theirs] = [medianOf(loads.ours), medianOf(loads.nginx)];
  const ratios = { requests: own.requests / theirs.requests, p99: own.p99 / theirs.p99 };
  isWithin &&= ratios.requests >= bars.requests && ratios.p99 <= bars.p99;
  rows.push([
    name,
    own.requests.toFixed(0),
    theirs.requests.toFixed(0),
    ratios.requests.toFixed(2),
    own.p99.toFixed(0),
    theirs.p99.toFixed(0),
    ratios.p99.toFixed(2),
  ]);
}
for (const line of formatTable(
  [`${connections} connections`, 'ours/s', 'nginx/s', 'ratio', 'ours p99 ms', 'nginx p99 ms', 'ratio'],
  rows,
))
  console.log(line);
await ours.close();
await nginx.close();
await rm(folder, { recursive: true, force: true });
process.exit(isWithin ? 0 : 1);

async function load(
  server: 'ours' | 'nginx',
  path: string,
  headers: Record<string, string>,
  duration: number,
): Promise<Load> {
  const { port } = server === 'ours' ? ours : nginx;
  const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections, duration, headers });
  if (result.errors > 0) throw new Error(`${result.errors} requests to ${server} failed.`);
  return { requests: result.requests.average, p99: result.latency.p99 };
}

function medianOf(loads: readonly Load[]): Load {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return { requests: middle(loads.map(({ requests }) => requests)), p99: middle(loads.map(({ p99 }) => p99)) };
}

async function startOurs(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort();
  const env = {
    ...process.env,
    SITE_DIR: settings.siteDir,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG: 'errors',
  };
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: join(folder, 'server'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error('The packed server does not start, see above.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
