import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { RemoteDescriptor } from '../preset/define-remote.ts';
import { REMOTE_ENTRY, remoteConfig } from '../preset/remote-config.ts';
import { federationRuntime, reactOf, sharedModules } from '../preset/shared-modules.ts';
import { bundledPackages } from './bundled-packages.ts';
import { allConsumed, type LoadedTogether, loadedWith } from './chunks.ts';
import { compile } from './compile.ts';
import { type Contract, remoteContracts } from './contracts.ts';
import { servedFiles } from './files.ts';
import { offersOf } from './offers.ts';
import { readDescriptor } from './packages.ts';
import { keepSourceMaps } from './source-maps.ts';
import { usedParts } from './used-parts.ts';

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
    | 'react'
    | 'shared'
    | 'prefixes'
    | 'budget'
    | 'packages'
    | 'uses'
    | 'contracts'
    | 'slots'
    | 'types'
    | 'offers'
    | 'maps'
  >;
}

/** Compiles a remote into `outputFolder`. */
export async function buildRemote(folder: string, outputFolder: string): Promise<RemoteBuild> {
  const remote = await readDescriptor(folder);
  const config = remoteConfig(folder, remote, { outputFolder });
  const [contracts, { dependencies, release }] = await Promise.all([
    remoteContracts(),
    compile(config, (compilation) => describeRemote(folder, remote, compilation)),
  ]);
  const isOwn = (id: string): boolean => id.startsWith(`${remote.name}/`);
  const code = { folder: outputFolder, files: servedFiles(outputFolder) };
  const used = usedParts(code, contracts.widgets.keys()).filter((id) => !isOwn(id));
  const uses = [...new Set([...used, ...remote.pages.flatMap(({ widgets = [] }) => widgets)])].sort();
  const widgets = [...contracts.widgets].filter(([id]) => isOwn(id) || uses.includes(id)).toSorted(byId);
  // A slot that is promised and stands nowhere in the code is none.
  const shown = usedParts(code, [...contracts.slots.keys()].filter(isOwn));
  const slots = [...contracts.slots].filter(([id]) => shown.includes(id)).toSorted(byId);
  return {
    // Types leave no trace in the code, so the compiler has not read the files that say them.
    dependencies: [...dependencies, ...[...widgets, ...slots].map(([, { file }]) => file)],
    release: {
      ...release,
      pages: release.pages.map((page) => ({
        ...page,
        slots: usedParts({ folder: outputFolder, files: page.js }, shown),
      })),
      uses,
      contracts: shapesOf(widgets),
      slots: shapesOf(slots),
      types: Object.fromEntries([...widgets, ...slots].map(([id, { type }]) => [id, type])),
      maps: keepSourceMaps(outputFolder, remote.package),
    },
  };
}

/** One order on every machine: what a release says decides its version. */
const byId = ([one]: readonly [string, Contract], [other]: readonly [string, Contract]): number =>
  one.localeCompare(other, 'en');

const shapesOf = (contracts: readonly (readonly [string, Contract])[]): RemoteRelease['contracts'] =>
  Object.fromEntries(contracts.map(([id, { shape }]) => [id, shape]));

interface CompiledRemote {
  readonly dependencies: readonly string[];
  readonly release: Omit<RemoteBuild['release'], 'uses' | 'contracts' | 'slots' | 'types' | 'maps'>;
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
        slots: [],
        ...mustLoad(compilation, folder, { remote, module }),
      })),
      exposes: Object.fromEntries(
        Object.entries(remote.exposes).map(([exposed, module]) => [
          exposed,
          mustLoad(compilation, folder, { remote, module }),
        ]),
      ),
      offers: offersOf(remote),
      react: reactOf(folder),
      shared: requirementsOf(compilation, folder),
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

function requirementsOf(compilation: Compilation, folder: string): RemoteRelease['shared'] {
  const consumed = new Set(allConsumed(compilation));
  const runtime = federationRuntime();
  const modules = sharedModules(folder)
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
