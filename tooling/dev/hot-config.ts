import { join } from 'node:path';
import type { EntryDescription, RspackOptions } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const refresh = join(import.meta.dirname, 'refresh');

/** A host with fast refresh: it brings the one refresh runtime of the page. */
export function hotHost(config: RspackOptions, ...entry: readonly string[]): RspackOptions {
  const plugins = [...(config.plugins ?? []), new ReactRefreshRspackPlugin()];
  const main = { ...mainOf(config), import: [join(refresh, 'host-entry.js'), ...entry] };
  return { ...config, entry: { main }, plugins };
}

/** What a configuration says of its entry beside the files, as its layer. */
function mainOf({ entry }: RspackOptions): EntryDescription | undefined {
  const main = typeof entry === 'object' && !Array.isArray(entry) ? entry.main : undefined;
  return typeof main === 'object' && !Array.isArray(main) ? main : undefined;
}

/** A remote with fast refresh, by the runtime of whatever host it runs in. */
export function hotRemote(config: RspackOptions): RspackOptions {
  const alias = config.resolve?.alias;
  const shim = { 'react-refresh': join(refresh, 'remote') };
  return {
    ...config,
    resolve: { ...config.resolve, alias: alias ? { ...alias, ...shim } : shim },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin({ injectEntry: false })],
  };
}
