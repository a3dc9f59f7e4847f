import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ExternalItemFunctionPromise, WebpackPluginInstance } from 'webpack';
import type { SharedConfig } from '../shared-modules';

const require = createRequire(import.meta.url);

/** First in the shell's scripts. */
export const refreshEntry = join(import.meta.dirname, 'refresh-entry.ts');

/** Loaded on use: releases are built where only dependencies of the line are installed. */
export function refreshPlugin(): WebpackPluginInstance {
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: object) => WebpackPluginInstance;
  // One name for all builds, because one runtime is injected, once. The overlay is webpack-dev-server's.
  return new Plugin({ library: 'site', overlay: false });
}

/**
 * A remote uses the shell's React Refresh: React knows one handler, so a second runtime would undo edits of the first,
 * and a runtime that starts after React never hears of it.
 */
export function sharedRefresh(part: string): ExternalItemFunctionPromise {
  const isRuntime = (request = '') => /(?:^|[\\/])react-refresh[\\/]runtime(?:\.js)?$/.test(request);
  return async ({ request }) => isRuntime(request) && `var siteRefresh(${JSON.stringify(part)})`;
}

/**
 * The shell is built with development React, and stays the only provider. Live parts ask for the same singletons by
 * name (`import: false`), so they render with it, too.
 */
export function withJsxOfDevelopment(shared: Readonly<Record<string, SharedConfig>>): Record<string, SharedConfig> {
  const { 'react/jsx-runtime': jsx } = shared;
  return jsx ? { ...shared, 'react/jsx-dev-runtime': jsx } : shared;
}
