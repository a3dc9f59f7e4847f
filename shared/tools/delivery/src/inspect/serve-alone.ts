import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../serve';
import type { Storage } from '../storage';

export interface LocalServer {
  origin: string;
  /** Opens the contact database ahead of the first request, because a page waits ten seconds for its answer. */
  prepareContact: () => Promise<void>;
  close: () => Promise<void>;
}

/** A contact database for the time of a check. */
export interface ContactForCheck {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * What pages report is accepted, and dropped. Contact requests are refused where no database is given: it is opened for
 * the first. A busy machine reads slowly.
 */
export async function serveAlone(
  storage: Storage,
  pinned: string,
  openContact?: () => Promise<ContactForCheck>,
): Promise<LocalServer> {
  let opening: Promise<ContactForCheck> | undefined;
  const contact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/rest/v1/report')) return void response.writeHead(201).end();
    const store = await (opening ??= openContact?.());
    if (!store) return void response.writeHead(503).end();
    await store.handle(request, response);
  };
  const server = await serve({ storage, pinned, port: 0, contact, readLimitMs: 60_000 });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    origin: `http://localhost:${port}`,
    prepareContact: async () => void (await (opening ??= openContact?.())),
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await (await opening)?.close();
    },
  };
}
