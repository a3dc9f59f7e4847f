import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scriptIn } from '../line';
import type { StandIn } from './stand-ins-plugin';

/** Replacements in the federation runtime for size (`shared/docs/patches.md`). `PATCHES=off` disables them. */
const isOff = process.env['PATCHES'] === 'off';

const require = createRequire(import.meta.url);
const here = (file: string) => scriptIn(import.meta.dirname, file);
const runtimeCore = dirname(require.resolve('@module-federation/runtime-core'));

/** Must be used by a shell build. */
export const standIns: readonly StandIn[] = isOff
  ? []
  : [
      { replaced: join(runtimeCore, 'plugins/snapshot/SnapshotHandler.js'), by: here('no-snapshots') },
      { replaced: join(runtimeCore, 'utils/preload.js'), by: here('no-preload') },
      {
        replaced: join(runtimeCore, 'index.cjs'),
        request: '@module-federation/runtime-tools/runtime-core$',
        by: join(runtimeCore, 'index.js'),
      },
    ];

export const patches: Readonly<Record<string, string>> = Object.fromEntries(
  standIns.map(({ replaced, request = replaced, by }) => [request, by]),
);
