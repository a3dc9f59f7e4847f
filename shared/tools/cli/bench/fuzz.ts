/**
 * 10,000 seeded random requests, a third of them valid contact requests. Exits with 1 for a 5xx response or none. `npx
 * manzil compose` first, then `node --import tsx shared/tools/cli/bench/fuzz.ts [<count> [<seed>]]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { findLiveComposition } from '@site/delivery/activate';
import { createLog, serve } from '@site/delivery/serve';
import { openStorage, readSettings } from '@site/delivery/settings';
import { openContact } from '../src/contact';
import { formatTable } from '../src/table';
import { fuzzRequests, sendAll } from '../src/testing/fuzz';

const [count = 10_000, seed = 20_260_101] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(`${tmpdir()}/manzil-fuzz-`);
const settings = { ...readSettings(), dataDir, trustedProxy: true };
const storage = await openStorage(settings);
const live = await findLiveComposition(storage);
if (!live) throw new Error('Nothing is live: npx manzil compose.');
const log = createLog();
const contact = await openContact(settings, { contact: { url: '', key: live.config.contact.key } }, log);
const server = await serve({ storage, port: 0, host: '127.0.0.1', contact: contact.handle, log });
const { port } = server.address() as AddressInfo; // A listening TCP server has one.

const begun = performance.now();
const { statuses, failures } = await sendAll(port, fuzzRequests(count, seed));
const seconds = (performance.now() - begun) / 1000;
for (const line of formatTable(
  ['status', 'answers'],
  Object.entries(statuses).map(([status, answers]) => [status, String(answers)]),
))
  console.log(line);
console.log(`${count} requests in ${seconds.toFixed(0)} s; ${statuses[201] ?? 0} stored; ${failures.length} failed`);
for (const { request, outcome } of failures.slice(0, 20)) console.log(outcome, JSON.stringify(request).slice(0, 400));
server.closeAllConnections();
server.close();
await contact.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(failures.length === 0 && (statuses[201] ?? 0) >= count / 3 ? 0 : 1);
