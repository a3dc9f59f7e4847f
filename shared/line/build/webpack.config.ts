import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { getPart } from './part';
import { browserConfig } from './webpack/browser';
import { nodeConfig } from './webpack/node';

/**
 * The only webpack configuration. By hand, in `shared/line/build`:
 * `NODE_OPTIONS='--import tsx' npx webpack-cli --config src/webpack.config.ts --env part=projects --env out=<folder>`.
 */
export default function config({ part: name, out }: { part?: string; out?: string }): Configuration[] {
  if (!name || !out) throw new Error('Say which part, and where to: --env part=<name> --env out=<folder>.');
  const part = getPart(name);
  return [browserConfig({ part, outDir: join(out, 'browser') }), nodeConfig({ part, outDir: join(out, 'node') })];
}
