import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Provided, Release, type WrittenRelease } from '@shortlist/platform/release-set';
import { changeChannels, toStable } from '@shortlist/shell/server';
import { SHELL_PATHS } from '../../shell/src/boot/paths.ts';
import { offersOf } from '../build/offers.ts';
import { folderOf } from '../build/packages.ts';
import type { RemoteDescriptor } from '../preset/index.ts';
import {
  federationRuntime,
  REMOTE_ENTRY,
  reactOf,
  type SharedModule,
  sharedModules,
} from '../preset/index.ts';
import { otherReacts } from '../preset/other-reacts.ts';
import { placeIn, releasesFolderOf } from '../release/release.ts';
import { DEV_VERSION } from './dev-server.ts';

const common = {
  version: DEV_VERSION,
  commit: null,
  builtAt: new Date(0).toISOString(),
  sizes: {},
  integrity: {},
};

const nothing = { js: [], css: [], shared: [] };

/**
 * Makes the dev server's shell live: its files come from there, the release only says so.
 *
 * @param paths what the shell draws itself.
 */
export function releaseDevShell(dataFolder: string, paths: readonly string[] = SHELL_PATHS): Promise<void> {
  const others = otherReacts(folderOf('shell')).map(({ major, modules }) => [major, provided(modules)]);
  return write(dataFolder, {
    ...common,
    kind: 'shell',
    package: 'shell',
    main: { js: ['main.js'], css: ['main.css'] },
    pages: paths.map((path) => ({ path, js: [], css: [] })),
    provides: provided(sharedModules()),
    otherReacts: Object.fromEntries(others),
  });
}

function provided(modules: readonly SharedModule[]): Provided {
  const all = [...modules, federationRuntime()];
  return Object.fromEntries(all.map(({ name, version }) => [name, { version, js: [], css: [] }]));
}

/** Makes the dev server's remote live. */
export function releaseDevRemote(dataFolder: string, remote: RemoteDescriptor): Promise<void> {
  return write(dataFolder, {
    ...common,
    kind: 'remote',
    name: remote.name,
    package: remote.package,
    title: remote.title,
    team: remote.team,
    entry: REMOTE_ENTRY,
    pages: remote.pages.map(({ path, widgets = [] }) => ({ ...nothing, path, widgets: [...widgets] })),
    exposes: Object.fromEntries(Object.keys(remote.exposes).map((name) => [name, nothing])),
    offers: offersOf(remote),
    react: reactOf(folderOf(remote.package)),
    shared: {},
  });
}

async function write(dataFolder: string, release: WrittenRelease): Promise<void> {
  const releases = releasesFolderOf(dataFolder);
  const folder = join(releases, release.package, release.version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(Release.parse(release)));
  const placement = {
    version: DEV_VERSION,
    since: new Date().toISOString(),
    by: 'npm run dev',
    commit: null,
  };
  await changeChannels(placeIn(dataFolder), (channels) => toStable(channels, release.package, placement));
}
