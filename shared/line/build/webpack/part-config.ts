import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserConfig, type BrowserBuild, type PartOptions } from './browser';
import { nodeConfig } from './node';
import { modulesIn } from '../../checkout';
import { pathToFileURL } from 'node:url';
import type { Part } from '../../checkout';

export { consumed, provided } from '../shared-modules';

/** `--env` of webpack's command line. */
export interface BuildEnv {
  /** Default `dist` in the folder of the part. */
  out?: string;
  /** For the development server. */
  development?: Pick<BrowserBuild, 'publicPath' | 'isRefreshed'>;
}

export type PartConfig = (env?: BuildEnv) => Configuration[];

/** Two builds of a part: `browser/` with Module Federation, and `node/`, one file for prerendering. */
export function partConfig(part: PartOptions): PartConfig {
  return ({ out = join(part.context, 'dist'), development } = {}) => {
    const mode = development ? 'development' : 'production';
    return [
      browserConfig({ ...part, ...development, outDir: join(out, 'browser'), mode }),
      nodeConfig({ ...part, outDir: join(out, 'node') }),
    ];
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
