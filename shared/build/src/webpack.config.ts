import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { buildDir, getPart } from './part';
import { browserConfig } from './webpack/browser';
import { nodeConfig } from './webpack/node';

/** The one webpack configuration: `webpack --config <this> --env part=projects`. */
export default function config(env: { part?: string }): Configuration[] {
  if (!env.part) throw new Error('Say which part: --env part=<name>.');
  const part = getPart(env.part);
  const outDir = buildDir(part);
  return [
    browserConfig({ part, outDir: join(outDir, 'browser') }),
    nodeConfig({ part, outDir: join(outDir, 'node') }),
  ];
}
