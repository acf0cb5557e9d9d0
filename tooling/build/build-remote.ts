import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { RemoteDescriptor } from '../preset/define-remote.ts';
import { REMOTE_ENTRY, remoteConfig } from '../preset/remote-config.ts';
import { federationRuntime, sharedModules } from '../preset/shared-modules.ts';
import { bundledPackages } from './bundled-packages.ts';
import { allConsumed, type LoadedTogether, loadedWith } from './chunks.ts';
import { compile } from './compile.ts';
import { servedFiles } from './files.ts';
import { readDescriptor } from './packages.ts';
import { usedWidgets } from './used-widgets.ts';
import { widgetContracts } from './widget-contracts.ts';

/** What only the compilation knows of a remote. */
export interface RemoteBuild {
  readonly dependencies: string[];
  readonly release: Pick<
    RemoteRelease,
    | 'kind'
    | 'name'
    | 'package'
    | 'title'
    | 'team'
    | 'entry'
    | 'pages'
    | 'exposes'
    | 'shared'
    | 'prefixes'
    | 'budget'
    | 'packages'
    | 'uses'
    | 'contracts'
  >;
}

/** Compiles a remote into `outputFolder`. */
export async function buildRemote(folder: string, outputFolder: string): Promise<RemoteBuild> {
  const remote = await readDescriptor(folder);
  const config = remoteConfig(folder, remote, { outputFolder });
  const [contracts, { dependencies, release }] = await Promise.all([
    widgetContracts(),
    compile(config, (compilation) => describeRemote(folder, remote, compilation)),
  ]);
  const files = servedFiles(outputFolder);
  const used = usedWidgets({ name: remote.name, folder: outputFolder, files }, contracts.keys());
  const uses = [...new Set([...used, ...remote.pages.flatMap(({ widgets = [] }) => widgets)])].sort();
  const told = [...contracts].filter(([id]) => id.startsWith(`${remote.name}/`) || uses.includes(id));
  return {
    // Types leave no trace in the code, so the compiler has not read the files that say them.
    dependencies: [...dependencies, ...told.map(([, { file }]) => file)],
    release: {
      ...release,
      uses,
      contracts: Object.fromEntries(told.map(([id, { shape }]) => [id, shape])),
    },
  };
}

interface CompiledRemote {
  readonly dependencies: readonly string[];
  readonly release: Omit<RemoteBuild['release'], 'uses' | 'contracts'>;
}

function describeRemote(folder: string, remote: RemoteDescriptor, compilation: Compilation): CompiledRemote {
  const { name, title, team, budget } = remote;
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
      prefixes: [...remote.prefixes],
      budget,
      packages: bundledPackages(compilation),
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
