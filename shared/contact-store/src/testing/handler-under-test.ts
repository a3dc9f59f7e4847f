import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContactDatabase } from '../database';
import { contactHandler } from '../handler';
import { publicKey } from '../settings';

export const aRequest = {
  name: 'Ayesha',
  purpose: 'Buy',
  email: 'ayesha',
  phone: '',
  message: 'Is the corner plot free?',
};

/** A server with the handler. Each request has a new address unless a test sets one. */
export function useHandler(database: () => ContactDatabase, { trustedProxy = true } = {}) {
  const logged: string[] = [];
  let sender = 0;
  let handle: ReturnType<typeof contactHandler>;
  const server = createServer((request, response) => void handle(request, response));
  beforeAll(async () => {
    handle = contactHandler({ database: database(), log: (line) => logged.push(line), trustedProxy });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
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
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
  };
  const send = (body: unknown, headers: Record<string, string> = {}, path = 'contact') =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { url, call, send, logged };
}
