import type { Chunk, Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';

/** The chunk that holds a module, by the absolute path of its file. */
function chunkOf(compilation: Compilation, file: string): Chunk | undefined {
  for (const chunk of compilation.chunks) {
    const modules = compilation.chunkGraph.getChunkModules(chunk);
    if (modules.some((module) => module.nameForCondition() === file)) return chunk;
  }
  return undefined;
}

/**
 * Puts the few lines of the exposed routes in front of the container, in one file: each page load needs both,
 * and a request less is worth more than their separate caching. A chunk that stands before its runtime waits in
 * the chunk array and is taken from there.
 */
export class EntryWithRoutesPlugin implements RspackPluginInstance {
  readonly #entry: string;
  readonly #routesFile: string;

  constructor(entry: string, routesFile: string) {
    this.#entry = entry;
    this.#routesFile = routesFile;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryWithRoutesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryWithRoutesPlugin', stage }, () =>
        this.#join(compiler, compilation),
      );
    });
  }

  #join(compiler: Compiler, compilation: Compilation): void {
    const chunk = chunkOf(compilation, this.#routesFile);
    const routes = [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
    const entry = compilation.getAsset(this.#entry);
    const asset = routes && routes !== this.#entry ? compilation.getAsset(routes) : undefined;
    if (!entry || !asset) return;
    const { ConcatSource } = compiler.webpack.sources;
    compilation.updateAsset(this.#entry, new ConcatSource(asset.source, ';\n', entry.source));
    compilation.deleteAsset(asset.name);
  }
}
