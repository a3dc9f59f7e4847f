import type { AddressInfo } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Part } from '../checkout';
import { readPartConfig } from './webpack/part-config';

export interface DevServer {
  /** Of the start page. */
  url: string;
  /** Loads each open page again. */
  reload: () => void;
}

export interface DevServerOptions {
  parts: readonly Part[];
  port: number;
  host: string | undefined;
  /** Port of the site, which answers all other requests. */
  site: number;
}

/**
 * Serves parts from their sources, and the site around them, until the process ends. Resolves after
 * compilation. Without the shell's sources its React is live, so each edit loads the page again, and the address of the
 * start page names these remotes.
 */
export async function startDevServer({ parts, port, host = 'localhost', site }: DevServerOptions): Promise<DevServer> {
  const isRefreshed = parts.some(({ isShell }) => isShell);
  const builds: webpack.Configuration[] = [];
  for (const part of parts) {
    const development = isRefreshed ? { isRefreshed } : { publicPath: '/' }; // Where `?use=` looks for the entry.
    const [browser] = (await readPartConfig(part))({ development });
    if (browser) builds.push(browser);
  }
  const compiler = webpack(builds);
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('startDevServer', resolve));
  const options: WebpackDevServer.Configuration = {
    host,
    port,
    hot: isRefreshed,
    static: false,
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: 'auto://0.0.0.0:0/ws', // As the page, whose port may be chosen by the system.
    },
    proxy: [{ context: () => true, target: `http://127.0.0.1:${site}` }],
  };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  await compiled;
  const url = `http://localhost:${(server.server?.address() as AddressInfo).port}`;
  return {
    url: isRefreshed ? url : `${url}/?${parts.map(({ name }) => `use=${name}@${url}`).join('&')}`,
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
  };
}
