import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { browserConfig, type PartOptions } from './browser';
import { nodeConfig } from './node';
import { modulesIn } from '../../checkout';
import { pathToFileURL } from 'node:url';
import type { Part } from '../../checkout';

export { consumed, provided } from '../shared-modules';

/** `--env` of webpack's command line. */
export interface BuildEnv {
  /** Default `dist` in the folder of the part. */
  out?: string;
  /** Set by `webpack serve`: the browser build alone, for development. */
  WEBPACK_SERVE?: boolean;
  /** Of the development server; default 4201. */
  port?: number;
}

export type PartConfig = (env?: BuildEnv) => (Configuration & { devServer?: DevServer })[];

/** Two builds of a part: `browser/` with Module Federation, and `node/`, one file for prerendering. */
export function partConfig(part: PartOptions): PartConfig {
  return ({ out = join(part.context, 'dist'), WEBPACK_SERVE: isServed, port = 4201 } = {}) => {
    const browser = { ...part, outDir: join(out, 'browser') };
    if (!isServed) return [browserConfig(browser), nodeConfig({ ...part, outDir: join(out, 'node') })];
    const served = browserConfig({ ...browser, mode: 'development', publicPath: `http://localhost:${port}/` });
    return [{ ...served, devServer: devServer(port) }];
  };
}

/** For a running site that allows development: `/?use=agency@http://localhost:4201`. */
function devServer(port: number): DevServer {
  return {
    host: '127.0.0.1', // Unfinished work, for this machine only.
    port,
    hot: false, // Components of a container cannot be replaced by the shell's React.
    liveReload: true,
    static: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: false, logging: 'none', webSocketURL: `ws://localhost:${port}/ws` },
  };
}

/** `exposes`: each file in `src/pages` and `src/fragments` of this folder, as `./pages/pricing`. */
export function pagesAndFragments(context: string): Record<string, string> {
  return Object.fromEntries(Object.entries(modulesIn(context)).map(([key, file]) => [`./${key}`, file]));
}

/** The default export of the part's `webpack.config.ts`. */
export async function readPartConfig({ dir }: Pick<Part, 'dir'>): Promise<PartConfig> {
  const file = pathToFileURL(join(dir, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: PartConfig }).default;
}
