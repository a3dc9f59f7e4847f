import type { AddressInfo } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Part } from '../checkout';
import { readPartConfig } from './webpack/part-config';

export interface DevServerOptions {
  parts: readonly Part[];
  port: number;
  host: string | undefined;
  /** Port of the site, which answers all other requests. */
  site: number;
}

/**
 * Serves parts from their sources, and the site around them, until the process ends. Resolves with the address of the
 * start page, after compilation. Without the shell's sources its React is live, so that each edit loads the page again,
 * and the page needs to be told to use the remote here.
 */
export async function startDevServer({ parts, port, host = 'localhost', site }: DevServerOptions): Promise<string> {
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
  return isRefreshed ? url : `${url}/?${parts.map(({ name }) => `use=${name}@${url}`).join('&')}`;
}
