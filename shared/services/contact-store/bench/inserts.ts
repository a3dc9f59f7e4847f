import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openContactStore } from '../src';

// `npx tsx shared/services/contact-store/bench/inserts.ts`: contact requests stored per second.
const clients = 10;
const seconds = 5;

const dataDir = await mkdtemp(path.join(tmpdir(), 'contact-bench-'));
const openedAt = performance.now();
const store = await openContactStore({ dataDir, trustedProxy: true });
console.log(`opened in ${Math.round(performance.now() - openedAt)} ms`);
const server = createServer((request, response) => void store.handle(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

const latencies: number[] = [];
const end = performance.now() + seconds * 1000;
await Promise.all(Array.from({ length: clients }, sendUntilTheEnd));
latencies.sort((a, b) => a - b);
const quantile = (share: number) => `${(latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)} ms`;
console.log(
  `${Math.round(latencies.length / seconds)} inserts/s with ${clients} clients, median ${quantile(0.5)}, 99th percentile ${quantile(0.99)}`,
);
console.log(`${Math.round(process.memoryUsage().rss / 1e6)} MB of memory, clients included`);

server.close();
server.closeAllConnections();
await store.close();
await rm(dataDir, { recursive: true });

async function sendUntilTheEnd(_: unknown, client: number) {
  for (let count = 0; performance.now() < end; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/rest/v1/contact?select=*`, {
      method: 'POST',
      headers: {
        apikey: store.publicKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
        accept: 'application/vnd.pgrst.object+json',
        'x-forwarded-for': `10.${client}.${(count >> 8) & 255}.${count & 255}`,
      },
      body: JSON.stringify({
        name: 'Ayesha',
        purpose: 'Buy',
        email: 'ayesha@example.com',
        phone: '',
        message: 'Is the corner plot free?',
      }),
    });
    await response.text();
    if (response.status !== 201) throw new Error(`Answered with ${response.status}`);
    latencies.push(performance.now() - startedAt);
  }
}
