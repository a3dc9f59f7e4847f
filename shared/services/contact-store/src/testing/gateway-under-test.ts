import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../database/database';
import type { ContactDatabase } from '../database/database';
import { Gateway } from '../gateway/gateway';
import type { GatewayOptions } from '../gateway/gateway';
import { publicKey } from '../keys';
import { atTheEnd, makeTemporaryDirectory } from './temporary-directory';

export const aRequest = { name: 'Ayesha', purpose: 'Buy', email: 'ayesha', phone: '', message: 'Is the corner plot free?' };

/** A database in a new directory, closed when the test file has ended. To be called at the top of a test file. */
export function useDatabase(): () => ContactDatabase {
  let database: ContactDatabase;
  beforeAll(async () => {
    database = await openDatabase(await makeTemporaryDirectory());
    atTheEnd(() => database.close());
  }, 30_000);
  return () => database;
}

/** A real server in front of the gateway. Each sent request comes from an address of its own, unless it says one. */
export function useGateway(database: () => ContactDatabase, options: Partial<GatewayOptions> = {}) {
  const logged: string[] = [];
  let sender = 0;
  const server = createServer((request, response) => {
    void new Gateway({ database: database(), publicKey, log: (line) => logged.push(line), trustedProxy: true, ...options }).handle(request, response);
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close().closeAllConnections());
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = async (path: string, { headers, ...init }: RequestInit = {}) => {
    sender += 1;
    const from = `10.0.${sender >> 8}.${sender & 255}`;
    const response = await fetch(`${url()}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: publicKey, 'x-forwarded-for': from, ...(headers as Record<string, string>) },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? (JSON.parse(text) as unknown) : undefined };
  };
  const send = (body: unknown, headers: Record<string, string> = {}, path = 'contact') =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { url, call, send, logged };
}
