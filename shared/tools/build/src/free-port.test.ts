/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { findFreePort } from './free-port';

const servers: Server[] = [];

afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function occupy(port = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

it('gives a developer the port after one that another program listens on', async () => {
  const taken = await occupy();
  expect(await findFreePort(taken)).toBeGreaterThan(taken);
});

it('leaves a free port as it is wanted', async () => {
  const port = await occupy();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await findFreePort(port)).toBe(port);
});
