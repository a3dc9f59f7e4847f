import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type ChunkGraph,
  type Compilation,
  type Compiler,
  type Module,
} from 'webpack';
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
  const modules: Record<string, readonly string[]> = {};
  const shared: Record<string, readonly string[]> = {};
  const provides: Record<string, readonly string[]> = {};
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entrypoint) => scriptsOf(entrypoint.chunks)));
  for (const module of compilation.modules) {
    const provided = sharedName('provide', module, compilation);
    if (provided)
      provides[provided] = blockScripts(module.blocks, compilation.chunkGraph).filter((name) => !initial.has(name));
    for (const block of isContainer(module) ? module.blocks : []) {
      const key = keys.find((candidate) => chunkNameOf(candidate) === block.groupOptions.name);
      if (!key) continue;
      const name = key.slice('./'.length);
      modules[name] = blockScripts([block], compilation.chunkGraph).filter((script) => !initial.has(script));
      shared[name] = consumedBy(block, compilation);
    }
  }
  return { entry: [...initial], modules: sorted(modules), shared: sorted(shared), provides: sorted(provides) };
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `consume shared module (default) @site/ui/cards@^1.0.0 …` names the module. */
function sharedName(
  kind: 'provide' | 'consume',
  module: Module,
  { requestShortener }: Compilation,
): string | undefined {
  return new RegExp(`^${kind} shared module \\([^)]*\\) (.+?[^@])@[^@]`).exec(
    module.readableIdentifier(requestShortener),
  )?.[1];
}

function consumedBy(block: AsyncDependenciesBlock, compilation: Compilation): string[] {
  const { chunkGraph } = compilation;
  const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const names = modules.map((module) => sharedName('consume', module, compilation));
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function isContainer(module: Module): boolean {
  return module.constructor.name === 'ContainerEntryModule';
}

/** Of `./pages/pricing`: `__federation_expose_pages__pricing`, as federation calls it when it writes a manifest. */
export function chunkNameOf(key: string): string {
  return `__federation_expose_${key
    .replace('./', '')
    .replace('/', '__')
    .replace(/[^A-Za-z0-9_]/g, '_')}`;
}

function blockScripts(blocks: readonly AsyncDependenciesBlock[], graph: ChunkGraph): string[] {
  return [...new Set(blocks.flatMap((block) => scriptsOf(graph.getBlockChunkGroup(block)?.chunks ?? [])))].sort();
}

function scriptsOf(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk) => [...chunk.files]).filter((name) => name.endsWith('.js'));
}
