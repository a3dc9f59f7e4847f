import type { Compiler, Module } from 'webpack';

/**
 * Stable ids and names for modules that federation generates. Federation derives them from absolute paths, and they
 * would reach the release through webpack's ids and comments, whose letters the minifier counts.
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

/** Letters, because webpack's ids are numbers. */
function stableId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'c';
  if (isFederationEntry(module.nameForCondition())) return 'f';
  return undefined;
}

/** Whether federation generated this file. */
export function isFederationEntry(file: string | null): boolean {
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(file ?? '');
}
