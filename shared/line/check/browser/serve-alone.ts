import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog, PublishedSite, serve } from '../../publish';
import type { Storage } from '../../storage';

export interface ContactForCheck {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

/** Accepts and drops reports. Refuses contact requests without a database, which is opened on the first request. */
export async function serveAlone(storage: Storage, composition: string, openContact?: () => Promise<ContactForCheck>) {
  let opening: Promise<ContactForCheck> | undefined;
  const contact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/rest/v1/report')) return void response.writeHead(201).end();
    const store = await (opening ??= openContact?.());
    if (!store) return void response.writeHead(503).end();
    await store.handle(request, response);
  };
  const log = createLog();
  const site = await PublishedSite.publish({ storage, log, readLimitMs: 60_000 }, composition);
  const server = await serve({ site, port: 0, contact, log });
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  return {
    origin: `http://localhost:${port}`,
    /** Opens the contact database early: a page waits ten seconds. */
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
