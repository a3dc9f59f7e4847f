import type { Compiler, Module } from 'webpack';

/**
 * Ids and a name for the modules that federation generates. It names its start module after a hash of the absolute
 * paths in it, and the container after that module. Such a name differs between checkouts. It would reach the release
 * through the ids that webpack makes of it, and through webpack's comments: the minifier counts their letters when it
 * chooses short names, although it drops the comments.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', ({ hooks, chunkGraph }) => {
      hooks.finishModules.tap('StableIdsPlugin', (modules) => {
        for (const module of modules)
          if (isFederationEntry(module.nameForCondition())) module.readableIdentifier = () => 'federation entry';
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

/** Letters: webpack's own ids are numbers, so none is taken. */
function stableId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'c';
  if (isFederationEntry(module.nameForCondition())) return 'f';
  return undefined;
}

/** Whether federation has generated this file, the start of a part's entry. */
export function isFederationEntry(file: string | null): boolean {
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(file ?? '');
}
