import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { RemoteDescriptor } from '../preset/define-remote.ts';
import { REMOTE_ENTRY, remoteConfig } from '../preset/remote-config.ts';
import { federationRuntime, sharedModules } from '../preset/shared-modules.ts';
import { allConsumed, type LoadedTogether, loadedWith } from './chunks.ts';
import { compile } from './compile.ts';
import { readDescriptor } from './packages.ts';

/** What only the compilation knows of a remote. */
export interface RemoteBuild {
  readonly dependencies: string[];
  readonly release: Pick<
    RemoteRelease,
    'kind' | 'name' | 'package' | 'title' | 'team' | 'entry' | 'pages' | 'exposes' | 'shared'
  >;
}

/** Compiles a remote into `outputFolder`. */
export async function buildRemote(folder: string, outputFolder: string): Promise<RemoteBuild> {
  const remote = await readDescriptor(folder);
  const config = remoteConfig(folder, remote, { outputFolder });
  return compile(config, (compilation) => describeRemote(folder, remote, compilation));
}

function describeRemote(folder: string, remote: RemoteDescriptor, compilation: Compilation): RemoteBuild {
  const { name, title, team } = remote;
  return {
    dependencies: [...compilation.fileDependencies],
    release: {
      kind: 'remote',
      name,
      package: remote.package,
      title,
      team,
      entry: REMOTE_ENTRY,
      pages: remote.pages.map(({ path, module, widgets = [] }) => ({
        path,
        widgets: [...widgets],
        ...mustLoad(compilation, folder, { remote, module }),
      })),
      exposes: Object.fromEntries(
        Object.entries(remote.exposes).map(([exposed, module]) => [
          exposed,
          mustLoad(compilation, folder, { remote, module }),
        ]),
      ),
      shared: requirementsOf(compilation),
    },
  };
}

interface Wanted {
  readonly remote: RemoteDescriptor;
  readonly module: string;
}

function mustLoad(compilation: Compilation, folder: string, { remote, module }: Wanted): LoadedTogether {
  const loaded = loadedWith(compilation, join(folder, module));
  if (loaded) return loaded;
  throw new Error(
    `${remote.package}/remote.config.ts names ${module}, but no lazy route of ${remote.exposes['./routes']} imports it.`,
  );
}

function requirementsOf(compilation: Compilation): RemoteRelease['shared'] {
  const consumed = new Set(allConsumed(compilation));
  const runtime = federationRuntime();
  const modules = sharedModules()
    .filter(({ name }) => consumed.has(name))
    .map(({ name, requiredVersion, isSingleton }) => [
      name,
      { range: requiredVersion, singleton: isSingleton },
    ]);
  return Object.fromEntries([
    ...modules,
    [runtime.name, { range: runtime.requiredVersion, singleton: true }],
  ]);
}
