import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const refresh = join(import.meta.dirname, 'refresh');

/** A host with fast refresh: it brings the one refresh runtime of the page. */
export function hotHost(config: RspackOptions, ...entry: readonly string[]): RspackOptions {
  const plugins = [...(config.plugins ?? []), new ReactRefreshRspackPlugin()];
  return { ...config, entry: { main: [join(refresh, 'host-entry.js'), ...entry] }, plugins };
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
