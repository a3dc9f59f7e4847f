import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../serve';
import type { Storage } from '../storage';

export interface LocalServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Nobody sends a contact request while pages are only looked at. What they report is accepted, and dropped. A busy
 * machine reads slowly.
 */
export async function serveAlone(storage: Storage, pinned: string): Promise<LocalServer> {
  const contact = async ({ url }: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(url?.startsWith('/rest/v1/report') ? 201 : 503).end();
  const server = await serve({ storage, pinned, port: 0, contact, readLimitMs: 60_000 });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
