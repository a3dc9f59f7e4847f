/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'playwright';
import { findMissingColumn } from './send-contact';

const asked: string[] = [];
let server: Server | undefined;
afterEach(() => {
  asked.length = 0;
  server?.close();
});

async function answering(listener: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.apikey}`);
    listener(request, response);
  });
  await new Promise<void>((done) => server?.listen(0, done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const request: Pick<Request, 'postDataJSON' | 'headers'> = {
  postDataJSON: () => ({ name: 'A', budget: '1' }),
  headers: () => ({ apikey: 'public' }),
};
const ask = (address: string) => findMissingColumn(request as Request, address);

test('a column that the live table lacks is reported in its words, and no row is read', async () => {
  const message = 'column contact.budget does not exist';
  const address = await answering((_, response) =>
    response.writeHead(400).end(JSON.stringify({ code: '42703', message })),
  );
  expect(await ask(address)).toBe(message);
  expect(asked).toEqual(['GET /rest/v1/contact?select=name,budget&limit=0 public']);
});

test('a table that answers otherwise, or not at all, decides nothing', async () => {
  const address = await answering((_, response) => response.writeHead(401).end(JSON.stringify({ code: '42501' })));
  expect(await ask(address)).toBeUndefined();
  expect(await ask('http://localhost:1')).toBeUndefined();
});
