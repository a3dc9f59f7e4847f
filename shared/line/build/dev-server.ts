import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root, type Part } from './part';
import { browserConfig } from './webpack/browser';
import { refreshingConfig } from './webpack/refresh';

/** The first one; others follow while it is taken. */
process.env['WEBPACK_DEV_SERVER_BASE_PORT'] ??= '4201';

/**
 * Effect of an edit. `refresh` replaces components and keeps state, with the shell of `buildDevelopmentShell`; `reload`
 * works in any shell.
 */
export type OnEdit = 'refresh' | 'reload';

export interface DevServer {
  url: string;
  /** Resolves after the first compilation. Earlier page loads may exceed script limits. */
  whenCompiled: Promise<void>;
}

/** Serves one remote from its sources until the process ends. Resolves when it listens. */
export async function startDevServer(part: Part, onEdit: OnEdit): Promise<DevServer> {
  const port = await WebpackDevServer.getFreePort('auto', '127.0.0.1');
  const url = `http://localhost:${port}`;
  const build = { part, outDir: join(root, '.cache/dev', part.name), publicPath: `${url}/` };
  const compiler = webpack(
    onEdit === 'refresh' ? refreshingConfig(build) : browserConfig({ ...build, mode: 'development' }),
  );
  if (!compiler) throw new Error(`${part.name}: webpack did not take the configuration.`);
  const whenCompiled = new Promise<void>((resolve) => compiler.hooks.done.tap('startDevServer', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1', // Unfinished work, for this machine only.
      port,
      hot: onEdit === 'refresh',
      liveReload: true,
      static: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'none', webSocketURL: `ws://localhost:${port}/ws` },
    },
    compiler,
  );
  await server.start();
  return { url, whenCompiled };
}
