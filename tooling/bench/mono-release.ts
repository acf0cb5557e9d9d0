import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import {
  type Assets,
  Release,
  type ShellRelease,
  type WrittenRelease,
} from '@shortlist/platform/release-set';
import { changeChannels, folderPlace, shownWidgets, toStable } from '@shortlist/shell/server';
import { loadedAtStart, loadedWith } from '../build/chunks.ts';
import { compile } from '../build/compile.ts';
import { measureFiles, RELEASE_FILE, servedFiles } from '../build/files.ts';
import { offersOf } from '../build/offers.ts';
import { folderOf, readDescriptor, remotePackages, WORKSPACE } from '../build/packages.ts';
import { usedParts } from '../build/used-parts.ts';
import { monoConfig, type PageDescriptor, REMOTE_ENTRY, type RemoteDescriptor } from '../preset/index.ts';
import { compressFiles } from '../release/compress.ts';

const VERSION = 'mono';

/**
 * Releases the whole front end as one bundle with lazy pages: a shell that has all pages itself, so that the same
 * edge serves it, compressed in the same way. The remotes are in the set by name alone, for their routes.
 */
export async function releaseMono(releasesFolder: string): Promise<void> {
  rmSync(releasesFolder, { recursive: true, force: true });
  const remotes = await Promise.all(remotePackages().map((name) => readDescriptor(folderOf(name))));
  const folder = join(releasesFolder, 'shell', VERSION);
  mkdirSync(folder, { recursive: true });
  const config = monoConfig({ workspace: WORKSPACE, remotes, outputFolder: folder });
  const { main, pages } = await compile(config, (compilation) => describe(compilation, remotes, folder));
  const files = measureFiles(folder);
  await compressFiles(servedFiles(folder).map((file) => join(folder, file)));
  const common = { version: VERSION, commit: null, builtAt: new Date().toISOString() };
  await put(releasesFolder, {
    ...common,
    ...files,
    kind: 'shell',
    package: 'shell',
    main,
    pages,
    provides: {},
  });
  for (const remote of remotes) await put(releasesFolder, { ...common, ...namedOnly(remote) });
}

function describe(
  compilation: Compilation,
  remotes: readonly RemoteDescriptor[],
  folder: string,
): Pick<ShellRelease, 'main' | 'pages'> {
  const filesOf = (remote: RemoteDescriptor, file: string): Assets[] => {
    const loaded = loadedWith(compilation, join(folderOf(remote.package), file));
    return loaded ? [loaded] : [];
  };
  const widget = (id: string): Assets[] => {
    const [name, exposed] = id.split('/');
    const remote = remotes.find((each) => each.name === name);
    const file = remote?.exposes[`./${exposed}`];
    return remote && file ? filesOf(remote, file) : [];
  };
  const shown = shownWidgets(
    remotes.map((remote) => ({ offers: offersOf(remote) })),
    {},
  );
  /** The page with its widgets, those in its slots too. */
  const filesOfPage = (remote: RemoteDescriptor, { module, widgets = [] }: PageDescriptor): Assets => {
    const own = filesOf(remote, module);
    const slots = usedParts({ folder, files: union(own).js }, Object.keys(shown));
    return union([...own, ...[...widgets, ...slots.flatMap((slot) => shown[slot] ?? [])].flatMap(widget)]);
  };
  const pages = remotes.flatMap((remote) =>
    remote.pages.map((page) => ({ path: page.path, ...filesOfPage(remote, page) })),
  );
  return { main: union([loadedAtStart(compilation, 'main')]), pages };
}

function union(parts: readonly Assets[]): Assets {
  return {
    js: [...new Set(parts.flatMap(({ js }) => js))],
    css: [...new Set(parts.flatMap(({ css }) => css))],
  };
}

function namedOnly(remote: RemoteDescriptor) {
  const { name, package: packageName, title, team, pages } = remote;
  return {
    kind: 'remote' as const,
    name,
    package: packageName,
    title,
    team,
    entry: REMOTE_ENTRY,
    pages: pages.map(({ path }) => ({ path, js: [], css: [], widgets: [], slots: [], shared: [] })),
    exposes: {},
    offers: offersOf(remote),
    shared: {},
    sizes: {},
    integrity: {},
  };
}

async function put(releasesFolder: string, release: WrittenRelease): Promise<void> {
  const folder = join(releasesFolder, release.package, release.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(Release.parse(release)));
  const { version, commit, builtAt: since } = release;
  const placement = { version, commit, since, by: 'the bench' };
  await changeChannels(folderPlace(releasesFolder), (channels) =>
    toStable(channels, release.package, placement),
  );
}
