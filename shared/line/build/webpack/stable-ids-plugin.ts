import type { Compiler, Module } from 'webpack';

/**
 * Stable ids for the modules that federation generates. It names them after hashes of absolute paths, which would reach
 * the release through webpack's ids and comments: the minifier counts letters of dropped comments.
 *
 * webpack makes ids and the order of modules from their identifiers, which have the path of each loader, and of what
 * the shell provides. Where these are must not count: an id that is never emitted can take that of another module.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', ({ hooks, chunkGraph }) => {
      hooks.finishModules.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          if (isFederationEntry(module.nameForCondition())) module.readableIdentifier = () => 'federation entry';
          if (compiler.options.mode === 'production') removePaths(module);
        }
      });
      hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id) chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Only in builds that end here: a running compiler finds modules by their identifiers. */
function removePaths(module: Module): void {
  const identifier = module.identifier();
  const short = withoutPaths(identifier);
  if (short !== identifier) module.identifier = () => short;
}

export function withoutPaths(identifier: string): string {
  return identifier
    .replace(/[^!|]*[\\/]((?:image|bundle-script)-loader)\.mjs/g, '$1')
    .replace(/^(provide module .*) = .*/, '$1');
}

/** Letters, because webpack's ids are numbers. */
function stableId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'c';
  if (isFederationEntry(module.nameForCondition())) return 'f';
  return undefined;
}

export function isFederationEntry(file: string | null): boolean {
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(file ?? '');
}
