import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * Stable ids for the modules that federation generates. It names them after hashes of absolute paths, which would reach
 * the release through webpack's ids and comments: the minifier counts letters of dropped comments.
 *
 * Modules of the line's loaders, and scopes, too: their names contain the loader's path.
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
        for (const [module, id] of numbered([...modules].filter(isNamedByLoader), compiler.context))
          chunkGraph.setModuleId(module, id);
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

/** Our loaders of `base.ts`, and scopes, whose name contains all modules. */
function isNamedByLoader(module: Module): boolean {
  if (stableId(module)) return false;
  return 'rootModule' in module || /[\\/](image|bundle-script)-loader\.[jt]s/.test(module.identifier());
}

/** Above webpack's own numbers. By path from the part's folder. */
function numbered(modules: readonly Module[], context: string): Map<Module, number> {
  const [first, count] = [10_000, 90_000];
  const named = modules.map((module) => ({ module, name: relative(context, module.nameForCondition() ?? '') }));
  const taken = new Set<number>();
  const pairs = named
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ module, name }) => {
      let id = createHash('sha256').update(name).digest().readUInt32BE() % count;
      while (taken.has(id)) id = (id + 1) % count;
      taken.add(id);
      return [module, first + id] as const;
    });
  return new Map(pairs);
}

export function isFederationEntry(file: string | null): boolean {
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(file ?? '');
}
