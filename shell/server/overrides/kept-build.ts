import { ownValue, RemoteRelease } from '@shortlist/platform/release-set';
import type { KeptBuild } from './kept-override.ts';
import { isLoopback } from './permitted-origins.ts';

/** What is remembered of a build. On this machine it is made again under one address, so its hash is not held to. */
export function keptBuildOf(release: RemoteRelease, folder: URL): KeptBuild {
  const singletons = Object.entries(release.shared).filter(([, { singleton }]) => singleton);
  return {
    url: folder.href,
    name: release.name,
    title: release.title,
    team: release.team,
    version: release.version,
    entry: release.entry,
    integrity: isLoopback(folder) ? null : (ownValue(release.integrity, release.entry) ?? null),
    paths: release.pages.map(({ path }) => path),
    exposes: Object.keys(release.exposes),
    offers: release.offers,
    needs: Object.fromEntries(singletons.map(([name, { range }]) => [name, range])),
  };
}

const NOTHING = { js: [], css: [], shared: [] };

/** A build as a release that a page can be composed of: nothing of it is started ahead. */
export function releaseOf(packageName: string, build: KeptBuild): RemoteRelease {
  const { name, title, team, version, entry, integrity } = build;
  return RemoteRelease.parse({
    kind: 'remote',
    package: packageName,
    name,
    title,
    team,
    version,
    entry,
    commit: null,
    builtAt: new Date(0).toISOString(),
    pages: build.paths.map((path) => ({ ...NOTHING, path, widgets: [] })),
    exposes: Object.fromEntries(build.exposes.map((exposed) => [exposed, NOTHING])),
    offers: build.offers,
    shared: Object.fromEntries(
      Object.entries(build.needs).map(([module, range]) => [module, { range, singleton: true }]),
    ),
    sizes: {},
    integrity: integrity === null ? {} : { [entry]: integrity },
  });
}
