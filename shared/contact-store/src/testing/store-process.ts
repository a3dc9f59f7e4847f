import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openContactStore, readDatabaseUrl } from '..';

// A site with only a contact database, for tests that kill it: `tsx store-process.ts <data directory>`.
async function main() {
  const store = await openContactStore({
    databaseUrl: readDatabaseUrl(),
    dataDir: process.argv[2] ?? '',
    trustedProxy: true,
  });
  const server = createServer((request, response) => void store.handle(request, response));
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}

void main();
