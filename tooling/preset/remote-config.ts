import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ModuleFederationPlugin as FederationPlugin } from '@module-federation/enhanced/rspack';
import type { RspackOptions } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import type { RemoteDescriptor } from './define-remote.ts';
import { EntryWithRoutesPlugin } from './entry-with-routes.ts';
import { PageRuntimePlugin } from './page-runtime.ts';
import { RetryQueryPlugin } from './retry-query.ts';
import type { BuildMode } from './rules.ts';
import { sharedModules } from './shared-modules.ts';

/** The federation plugin is CommonJS: Node can't see its named exports. */
const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/rspack') as {
  ModuleFederationPlugin: typeof FederationPlugin;
};

export interface RemoteOptions {
  readonly mode?: BuildMode;
  /** Replaces `dist`. */
  readonly outputFolder?: string;
}

/** The file of the container: in a folder of its own version, so that its name need not change. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** The Rspack configuration of a remote. */
export function remoteConfig(
  folder: string,
  remote: RemoteDescriptor,
  { mode = 'production', outputFolder = join(folder, 'dist') }: RemoteOptions = {},
): RspackOptions {
  const base = baseConfig({ folder, uniqueName: remote.name, mode });
  return {
    ...base,
    name: remote.package,
    entry: {},
    output: { ...base.output, path: outputFolder },
    plugins: [
      ...(base.plugins ?? []),
      federation(folder, remote),
      new PageRuntimePlugin(),
      new RetryQueryPlugin('remote'),
      ...chunkIntegrity(mode),
      ...joined(folder, remote, mode),
    ],
  };
}

/** In development the routes stay apart: a hot update replaces chunks by their files. */
function joined(folder: string, remote: RemoteDescriptor, mode: BuildMode): EntryWithRoutesPlugin[] {
  const routes = remote.exposes['./routes'];
  return routes && mode === 'production'
    ? [new EntryWithRoutesPlugin(REMOTE_ENTRY, join(folder, routes))]
    : [];
}

function federation(folder: string, remote: RemoteDescriptor): FederationPlugin {
  return new ModuleFederationPlugin({
    name: remote.name,
    filename: REMOTE_ENTRY,
    library: { type: 'var', name: remote.name },
    exposes: { ...remote.exposes },
    shared: sharedByRemote(folder),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  });
}

/**
 * What a remote takes from the shell. Of what holds state it carries no copy: a second React or session would
 * be wrong whenever it was used, and its bytes would give every remote a new version whenever platform or
 * design system change. Of mere shapes it carries its own, for a shell that is older than the remote.
 */
function sharedByRemote(folder: string) {
  const entries = sharedModules(folder).map(({ name, version, requiredVersion, isSingleton }) => [
    name,
    {
      version,
      requiredVersion,
      singleton: isSingleton,
      strictVersion: true,
      ...(isSingleton ? { import: false as const } : {}),
    },
  ]);
  return Object.fromEntries(entries);
}
