import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { isInstalled, scriptIn } from '../line';
import type { Replacement } from './replace-loader';
import type { StandIn } from './stand-ins-plugin';

/**
 * Replacements in libraries for size or speed: each is a row of `shared/docs/patches.md`. `PATCHES=off` disables them.
 */
const isOff = process.env['PATCHES'] === 'off';

const require = createRequire(import.meta.url);
const here = (file: string) => scriptIn(import.meta.dirname, file);
const chakra = join(dirname(require.resolve('@chakra-ui/react')), '../esm');
const styledSystem = join(chakra, 'styled-system');
const runtimeCore = dirname(require.resolve('@module-federation/runtime-core'));

/** Only the shell compiles the design system. */
const ofDesignSystem = (replaced: string, name: string): StandIn[] =>
  isInstalled ? [] : [{ replaced, by: require.resolve(`@site/ui/${name}`) }];

/** In both builds, so that documents and browsers have equal classes. */
const inBoth = ofDesignSystem(join(chakra, 'utils/memo.js'), 'engine-memo');

const inBrowser: StandIn[] = [
  ...inBoth,
  { replaced: join(styledSystem, 'preflight.js'), by: here('no-preflight') },
  ...ofDesignSystem(join(styledSystem, 'token-dictionary.js'), 'token-dictionary'),
  { replaced: join(runtimeCore, 'plugins/snapshot/SnapshotHandler.js'), by: here('no-snapshots') },
  { replaced: join(runtimeCore, 'utils/preload.js'), by: here('no-preload') },
  {
    replaced: join(runtimeCore, 'index.cjs'),
    request: '@module-federation/runtime-tools/runtime-core$',
    by: join(runtimeCore, 'index.js'),
  },
];

const stillSheet = {
  replaced: require.resolve('@emotion/sheet'),
  by: here('still-sheet'),
  within: dirname(require.resolve('@emotion/cache/package.json')),
};
const stillStyles: RuleSetRule = {
  test: /node_modules[\\/]@emotion[\\/](cache|react)[\\/]/,
  resolve: { alias: { '@emotion/sheet$': stillSheet.by } },
};

const plainOrder: RuleSetRule = replaceIn(/[\\/]styled-system[\\/]sort-at-params\.js$/, {
  from: 'a.localeCompare(b)',
  to: '(a < b ? -1 : a > b ? 1 : 0)',
});

export interface Patches {
  alias: Readonly<Record<string, string>>;
  rules: readonly RuleSetRule[];
  /** Must be used by a shell build. */
  standIns: readonly StandIn[];
}

const none = (): Patches => ({
  // Our cache around the engine is off with the patches.
  alias: { [join(dirname(require.resolve('@site/ui/engine-memo')), 'engine-cache')]: here('no-engine-cache') },
  rules: [],
  standIns: [],
});

export const browserPatches: Patches = isOff
  ? none()
  : { alias: aliasesOf(inBrowser), rules: [plainOrder, stillStyles], standIns: [...inBrowser, stillSheet] };
export const nodePatches: Patches = isOff
  ? none()
  : { alias: aliasesOf(inBoth), rules: [plainOrder], standIns: inBoth };

function aliasesOf(standIns: readonly StandIn[]): Patches['alias'] {
  return Object.fromEntries(standIns.map(({ replaced, request = replaced, by }) => [request, by]));
}

function replaceIn(test: RegExp, options: Replacement): RuleSetRule {
  return { test, loader: here('replace-loader'), options };
}
