import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openContactStore, readContactSettings } from '..';

// A site that is nothing but its contact database, for tests that kill it or its database: `tsx store-process.ts <data
// directory>`.
async function main() {
  const store = await openContactStore({
    ...readContactSettings(),
    dataDir: process.argv[2] ?? '',
    trustedProxy: true,
  });
  const server = createServer((request, response) => void store.handle(request, response));
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}

void main();
