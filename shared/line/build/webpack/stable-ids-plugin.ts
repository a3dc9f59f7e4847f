import type { Compiler, Module } from 'webpack';
import { sharedName } from './part-files-plugin';

/**
 * webpack makes ids from identifiers, and those of modules that federation generates contain absolute paths. These
 * modules get other ids, so that a part has one version in every folder (`shared/docs/patches.md`).
 */
export class StableIdsPlugin {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = generatedId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function generatedId(module: Module): string | undefined {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  return federationEntry.test(identifier) ? 'federation' : sharedName('provide', module);
}

/** Its name has a hash of absolute paths. */
export const federationEntry = /[\\/]\.federation[\\/]entry\.\w+\.js/;
