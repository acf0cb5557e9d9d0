import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';
import type { BuildMode } from './rules.ts';

/**
 * Has the runtime of a bundle name the hash of every chunk and style sheet that it asks for, so that the browser runs
 * no other bytes. It is a link of a chain: the page names the hash of the file that holds this runtime. While a package is
 * edited its chunks are made again under it, so a dev server names none.
 */
export function chunkIntegrity(mode: BuildMode): RspackPluginInstance[] {
  if (mode !== 'production') return [];
  // One hash, and the one of `release.json`: a preload with another would be fetched a second time.
  return [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new SortedHashesPlugin()];
}

/** The list of hashes in a runtime, while words still stand for them: `{49:"*-*-*-CHUNK-SRI-HASH-...",...}`. */
const LIST = /\{(?:"?[\w-]+"?:"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?)+\}/g;

/** The compiler writes that list in another order each time; the same sources must be the same bytes, and one version. */
class SortedHashesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('SortedHashesPlugin', (compilation) => {
      // After the code is made small, and before its source map and its hash are taken.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'SortedHashesPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const lists = name.endsWith('.js') ? [...asset.source().toString().matchAll(LIST)] : [];
          if (lists.length === 0) continue;
          const sorted = new sources.ReplaceSource(asset);
          for (const { index, 0: list } of lists)
            sorted.replace(
              index,
              index + list.length - 1,
              `{${list.slice(1, -1).split(',').sort().join(',')}}`,
            );
          compilation.updateAsset(name, sorted);
        }
      });
    });
  }
}
