import type { Compiler, Module } from 'webpack';

/**
 * Ids for the two modules that federation generates. It calls its start module after a hash of the
 * absolute paths in it, and the container after that module: ids that webpack makes of such names differ
 * from checkout to checkout, and with them the entry's hash and the version of the release.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', ({ hooks, chunkGraph }) => {
      hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id) chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Letters: webpack's own ids are numbers, so none is taken. */
function stableId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'c';
  if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '')) return 'f';
  return undefined;
}
