import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A proxy in which scripts can fail, for drivers that cannot intercept requests. */
export interface FaultyProxy {
  url: string;
  fail: (paths: RegExp | undefined) => void;
  /** Matching paths wait until the returned function is called. */
  hold: (paths: RegExp) => () => void;
  close: () => void;
}

export async function startFaultyProxy(site: string): Promise<FaultyProxy> {
  let failing: RegExp | undefined;
  let held: { paths: RegExp; released: Promise<void> } | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (failing?.test(path)) return void response.writeHead(500, { 'cache-control': 'no-store' }).end('down');
    if (held?.paths.test(path)) await held.released;
    try {
      const body = ['GET', 'HEAD'].includes(request.method ?? '') ? undefined : await buffer(request);
      const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers;
      const answer = await fetch(new URL(path, site), {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        redirect: 'manual',
        ...(body ? { body } : {}),
      });
      const kept = [...answer.headers].filter(
        ([name]) => !/^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
      );
      // A cached script could not fail.
      response
        .writeHead(answer.status, { ...Object.fromEntries(kept), 'cache-control': 'no-store' })
        .end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no address.');
  return {
    url: `http://localhost:${address.port}`,
    fail: (paths) => (failing = paths),
    hold: (paths) => {
      let release: () => void = () => undefined;
      held = { paths, released: new Promise((done) => (release = done)) };
      return () => {
        held = undefined;
        release();
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
