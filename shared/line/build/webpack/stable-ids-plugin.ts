import type { Compiler } from 'webpack';

/**
 * webpack makes ids and the order of modules from their identifiers. Where the part, each loader and what the shell
 * provides are installed must not count: an id that is never emitted can take that of another module.
 *
 * Only for builds that end: a running compiler finds modules by their identifiers.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', ({ hooks }) => {
      hooks.finishModules.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const identifier = withoutPaths(module.identifier());
          module.identifier = () => identifier;
        }
      });
    });
  }
}

export function withoutPaths(identifier: string): string {
  return identifier
    .replace(/[^!|]*[\\/]((?:image|bundle-script)-loader)\.mjs/g, '$1')
    .replace(/^(provide module .*) = .*/, '$1')
    .replace(/^container entry .*/, 'container entry')
    .replace(federationEntry, 'federation entry');
}

/** Its name has a hash of absolute paths. */
export const federationEntry = /[^!|]*[\\/]\.federation[\\/]entry\.\w+\.js$/;
