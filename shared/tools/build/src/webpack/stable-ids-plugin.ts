import type { Compiler, Module } from 'webpack';

/**
 * Ids and a name for the modules that federation generates. It names its start module after a hash of the absolute
 * paths in it, and the container after that module. Such a name differs between checkouts. It would reach the release
 * through the ids that webpack makes of it, and through webpack's comments: the minifier counts their letters when it
 * chooses short names, although it drops the comments.
 *
 * webpack makes ids and the order of modules from their identifiers, which have the path of each loader. Where a loader
 * of the line is installed must not count.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', ({ hooks, chunkGraph }) => {
      hooks.finishModules.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          if (isFederationEntry(module.nameForCondition())) module.readableIdentifier = () => 'federation entry';
          if (compiler.options.mode === 'production') shortenLoaders(module);
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
function shortenLoaders(module: Module): void {
  const identifier = module.identifier();
  const short = identifier.replace(/[^!|]*[\\/]((?:image|bundle-script)-loader)\.[jt]s/g, '$1');
  if (short !== identifier) module.identifier = () => short;
}

/** Letters, because webpack's ids are numbers. */
function stableId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'c';
  if (isFederationEntry(module.nameForCondition())) return 'f';
  return undefined;
}

/** Whether federation has generated this file, the start of a part's entry. */
export function isFederationEntry(file: string | null): boolean {
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(file ?? '');
}
