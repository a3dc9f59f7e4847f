import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const livePage = `<!doctype html><title>Home</title><p>Naïve café</p>
<script type="application/json" id="site-registry">{"parts":{},"routes":[]}</script>
<script type="application/json" id="site-config">{"contact":{"url":"https://live.supabase.example","key":"live-key"},"beacon":{"sample":1,"url":"https://live.example/errors"}}</script>`;

export class TestServers {
  readonly #servers: Server[] = [];

  async start(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const server of this.#servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}
