import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root, type Part } from './part';
import { browserConfig } from './webpack/browser';

/**
 * Serves one remote from its sources at `http://localhost:<port>` and reloads the page after an edit.
 * React Refresh is not used: it needs React's development build in the shell and one refresh runtime
 * for all containers, and a part would then run on another React than the one it is released for.
 */
export async function startDevServer(part: Part, port: number): Promise<void> {
  const address = `http://localhost:${port}/`;
  const config = browserConfig({ part, outDir: join(root, '.cache/dev', part.name), mode: 'development', publicPath: address });
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${part.name}: webpack did not take the configuration.`);
  const server = new WebpackDevServer(
    {
      port,
      hot: false,
      liveReload: true,
      static: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'none', webSocketURL: `ws://localhost:${port}/ws` },
    },
    compiler,
  );
  await server.start();
}
