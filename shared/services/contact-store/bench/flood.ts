import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { openContactStore, publicKey } from '../src';

// `npx tsx shared/services/contact-store/bench/flood.ts`: page latency while 100 connections flood the contact API,
// beside the same flood on a static file.
const connections = 100;
const seconds = 6;
const contactPath = '/rest/v1/contact?select=id';

interface Flood {
  title: string;
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  areAddressesNew?: boolean;
}

const row = {
  name: 'Ayesha',
  purpose: 'Buy',
  email: 'ayesha@example.com',
  phone: '',
  message: 'Is the corner plot free?',
};
const floods: Flood[] = [
  { title: 'static file', path: '/static', method: 'GET' },
  { title: 'GET of the contact API', path: contactPath, method: 'GET' },
  { title: 'POST from one address', path: contactPath, method: 'POST', body: JSON.stringify(row) },
  {
    title: 'POST of 400 rows from one address',
    path: contactPath,
    method: 'POST',
    body: JSON.stringify(Array<object>(400).fill(row)),
  },
  {
    title: 'POST from ever new addresses',
    path: contactPath,
    method: 'POST',
    body: JSON.stringify(row),
    areAddressesNew: true,
  },
];

const [role, argument = '', port = ''] = process.argv.slice(2);
if (role === 'server') await runServer();
else if (role === 'flood') await runFlood(JSON.parse(argument) as Flood, Number(port));
else await runAll();

async function runServer() {
  const store = await openContactStore({ dataDir: argument, trustedProxy: true });
  const page = Buffer.alloc(100_000, 'page ');
  const server = createServer(
    (incoming, response) =>
      void (incoming.url?.startsWith('/rest/') ? store.handle(incoming, response) : response.end(page)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  console.log((server.address() as AddressInfo).port);
  await once(process, 'SIGTERM');
  process.exit();
}

async function runFlood({ path: target, method, body, areAddressesNew = false }: Flood, serverPort: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  console.log('started');
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  const loop = async () => {
    while (performance.now() < end) {
      sent += 1;
      const sender = areAddressesNew ? `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` : '203.0.113.7';
      const headers = {
        apikey: publicKey,
        'content-type': 'application/json',
        'x-forwarded-for': sender,
        ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
      };
      const status = await ask({ port: serverPort, path: target, method, agent, headers }, body).catch(
        (error: Error) => error.message,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  console.log(JSON.stringify(statuses));
}

async function ask(options: RequestOptions, body?: string): Promise<number> {
  const sent = request(options);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

async function runAll() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'contact-bench-'));
  const server = start('server', dataDir);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const serverPort = line.toString().trim();
  for (const flood of floods) {
    const child = start('flood', JSON.stringify(flood), serverPort);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    await lines.next(); // It has started.
    let answers: string | undefined;
    void lines.next().then(({ value }) => (answers = String(value)));
    const latencies = await visitUntil(Number(serverPort), () => answers !== undefined);
    const median = latencies[Math.floor(latencies.length / 2)] ?? NaN;
    console.log(
      `${flood.title.padEnd(36)} page: median ${median.toFixed(1)} ms, of ${latencies.length}; answers in ${seconds} s: ${answers}`,
    );
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true });
}

/** Milliseconds per page, ascending; a sample every 20 ms. */
async function visitUntil(port: number, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await ask({ port, path: '/', agent });
    latencies.push(performance.now() - startedAt);
    await setTimeout(20);
  }
  agent.destroy();
  return latencies.sort((a, b) => a - b);
}

function start(...words: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', new URL(import.meta.url).pathname, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
