import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { scriptIn } from '../line';
import type { Part } from '../part';
import { browserConfig, type BrowserBuild } from './browser';

const require = createRequire(import.meta.url);
const here = (file: string) => scriptIn(import.meta.dirname, file);

/**
 * A remote whose components are replaced while they run. `hot` of the development server must be on, and
 * the shell that of {@link developmentShellConfig}.
 */
export function refreshingConfig(build: Required<Pick<BrowserBuild, 'part' | 'outDir' | 'publicPath'>>): Configuration {
  const config = browserConfig({ ...build, mode: 'development', refresh: true });
  return {
    ...config,
    name: `${build.part.name}-refresh`,
    // A build with errors would count as the one before: the next edit then changes the container, and the page
    // reloads.
    optimization: { ...config.optimization, emitOnErrors: false },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...oneRefreshRuntime, 'react/jsx-dev-runtime$': here('jsx-dev-runtime') },
    },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }),
    ],
  };
}

/** The plugin asks for it by its name and by its path. */
const oneRefreshRuntime = {
  'react-refresh/runtime$': here('remote-refresh'),
  [`${require.resolve('react-refresh')}$`]: here('remote-refresh'),
};

/**
 * The shell as it is released, but with React's development build, which alone can refresh. Emotion stays
 * as it is live: in development it writes inline styles, which the content security policy forbids.
 */
export function developmentShellConfig({ part, outDir }: { part: Part; outDir: string }): Configuration {
  const config = browserConfig({ part, outDir });
  return {
    ...config,
    name: 'shell-refresh',
    entry: { main: [here('shell-refresh'), './src/main.tsx'] },
    optimization: { ...config.optimization, nodeEnv: 'development', minimize: false },
  };
}
