import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Part } from '../checkout';
import { readPartConfig } from './webpack/part-config';

/** The first one; others follow while it is taken. */
process.env['WEBPACK_DEV_SERVER_BASE_PORT'] ??= '4201';

export interface DevServer {
  url: string;
  /** Resolves after the first compilation. Earlier page loads may exceed script limits. */
  whenCompiled: Promise<void>;
}

/** Serves one remote from its sources until the process ends. An edit loads the page again. */
export async function startDevServer(part: Part): Promise<DevServer> {
  const port = Number(await WebpackDevServer.getFreePort('auto', '127.0.0.1'));
  const config = await readPartConfig(part);
  const [build] = config({ WEBPACK_SERVE: true, port });
  const compiler = build && webpack(build);
  if (!compiler) throw new Error(`${part.name}: webpack did not take the configuration.`);
  const whenCompiled = new Promise<void>((resolve) => compiler.hooks.done.tap('startDevServer', () => resolve()));
  await new WebpackDevServer(build.devServer, compiler).start();
  return { url: `http://localhost:${port}`, whenCompiled };
}
