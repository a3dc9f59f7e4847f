import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { type PartFiles, partFilesName } from '../build-cache';

/**
 * Writes {@link PartFiles} from the chunk graph. `mf-stats.json` lacks shared modules of exposed ones and scripts of
 * on-demand shared modules, which would cost a round trip.
 */
export class PartFilesPlugin {
  /** @param keys Exposed modules: `./pages/pricing`. */
  constructor(readonly keys: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PartFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PartFilesPlugin', stage }, () => {
        const text = JSON.stringify(collect(compilation, this.keys), null, 1);
        compilation.emitAsset(partFilesName, new webpack.sources.RawSource(text));
      });
    });
  }
}

function collect(compilation: Compilation, keys: readonly string[]): PartFiles {
  const { chunkGraph, entrypoints, modules, namedChunkGroups } = compilation;
  const initial = new Set([...entrypoints.values()].flatMap(({ chunks }) => scriptsOf(chunks)));
  const later = (chunks: readonly Chunk[]) =>
    [...new Set(scriptsOf(chunks))].filter((name) => !initial.has(name)).sort();
  const exposed = keys.map(
    (key) => [key.slice('./'.length), namedChunkGroups.get(chunkNameOf(key))?.chunks ?? []] as const,
  );
  const provided = [...modules].flatMap((module) => {
    const name = sharedName('provide', module);
    const chunks = module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
    return name ? [[name, later(chunks)] as const] : [];
  });
  return {
    entry: [...initial],
    modules: Object.fromEntries(exposed.map(([name, chunks]) => [name, later(chunks)])),
    shared: Object.fromEntries(exposed.map(([name, chunks]) => [name, consumedBy(chunks, compilation)])),
    provides: Object.fromEntries(provided.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The module that this one provides to other parts, or takes from the shell. */
export function sharedName(kind: 'provide' | 'consume', module: Module): string | undefined {
  const prefix = `webpack/sharing/${kind}/default/`;
  const id = module.libIdent({ context: '' });
  return id?.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}

function consumedBy(chunks: readonly Chunk[], compilation: Compilation): string[] {
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  const names = modules.map((module) => sharedName('consume', module));
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/** Of `./pages/pricing`: `__federation_expose_pages__pricing`, as federation calls it when it writes a manifest. */
export function chunkNameOf(key: string): string {
  return `__federation_expose_${key
    .replace('./', '')
    .replace('/', '__')
    .replace(/[^A-Za-z0-9_]/g, '_')}`;
}

function scriptsOf(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk) => [...chunk.files]).filter((name) => name.endsWith('.js'));
}
