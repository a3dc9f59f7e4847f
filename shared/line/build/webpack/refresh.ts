import { createRequire } from 'node:module';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { scriptIn } from '../line';
import { browserConfig, type BrowserBuild } from './browser';

const require = createRequire(import.meta.url);
const here = (file: string) => scriptIn(import.meta.dirname, file);

/**
 * A remote with replaceable components. Needs the development server's `hot` and the shell of
 * {@link developmentShellConfig}.
 */
export function refreshingConfig(build: BrowserBuild): Configuration {
  const config = browserConfig({ ...build, refresh: true });
  // Only development has it installed.
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (
    options: object,
  ) => WebpackPluginInstance;
  return {
    ...config,
    name: `${build.name}-refresh`,
    // A build with errors would count as the previous one: the next edit would change the container and reload.
    optimization: { ...config.optimization, emitOnErrors: false },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...oneRefreshRuntime(), 'react/jsx-dev-runtime$': here('jsx-dev-runtime') },
    },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }),
    ],
  };
}

/** The plugin requests it by name and by path. */
const oneRefreshRuntime = () => ({
  'react-refresh/runtime$': here('remote-refresh'),
  [`${require.resolve('react-refresh')}$`]: here('remote-refresh'),
});

/** The released shell with React's development build, which supports refresh. */
export function developmentShellConfig(build: BrowserBuild): Configuration {
  const config = browserConfig(build);
  return {
    ...config,
    name: 'shell-refresh',
    entry: { main: [here('shell-refresh'), './src/main.tsx'] },
    optimization: { ...config.optimization, nodeEnv: 'development', minimize: false },
  };
}
