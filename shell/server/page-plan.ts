import { providedTo } from '@shortlist/platform/compat';
import { mostSpecific } from '@shortlist/platform/path-pattern';
import {
  ownValue,
  type Provided,
  RELEASE_FILES,
  type RemoteRelease,
  type ShellRelease,
} from '@shortlist/platform/release-set';
import type { Addresses, PageFile, PageFiles } from './addresses.ts';
import type { LiveReleases } from './live-releases.ts';
import { shownWidgets } from './slots/slot-widgets.ts';

/** The files that a page starts at once. */
export interface PagePlan extends PageFiles {
  /** False when nobody owns the path: the page says so, with status 404. */
  readonly isKnown: boolean;
  /** The shell draws the page itself: people who are not signed in may see it. */
  readonly isOwn: boolean;
  /** What who is not signed in sees first, rendered ahead; empty for all other pages. */
  readonly html: string;
}

/**
 * Everything that a path needs before it can be shown: the container and page of the remote that owns it, those
 * of the widgets that the page declares, the shell's chunks of shared modules that any of them imports, and of the
 * federation runtime.
 */
export function planPage(live: LiveReleases, addresses: Addresses, pathname: string): PagePlan {
  const { shell, remotes } = live;
  const pattern = mostSpecific([shell, ...remotes].flatMap(pathsOf), pathname);
  if (pattern === undefined) return { isKnown: false, isOwn: false, html: '', js: [], css: [] };
  const own = shell.pages.find(({ path }) => path === pattern);
  if (own) {
    const html = (own.html ?? '').replaceAll(RELEASE_FILES, addresses.of(shell, ''));
    return { isKnown: true, isOwn: true, html, ...addresses.ofShell(shell, own) };
  }
  const parts = partsOf(live, pattern);
  const shared = [
    ...provided(shell.provides, [FEDERATION_RUNTIME]),
    ...parts.flatMap(({ remote, needs }) => provided(providedTo(remote, shell), needs.shared)),
  ];
  return {
    isKnown: true,
    isOwn: false,
    html: '',
    ...merge([
      ...parts.map(({ remote, needs }) => addresses.ofRemote(remote, needs)),
      ...shared.map((needs) => addresses.ofShell(shell, needs)),
    ]),
  };
}

const provided = (modules: Provided | undefined, names: readonly string[]) =>
  modules ? names.flatMap((name) => ownValue(modules, name) ?? []) : [];

/** What the shell fetches before it can start a remote; the build lists it with the shared modules. */
const FEDERATION_RUNTIME = '@module-federation/runtime';

/** The page itself, and the widgets that it and its slots show; not what runs in frames, which fetch it themselves. */
function partsOf({ remotes, slots, sandboxed }: LiveReleases, pattern: string) {
  const parts = remotes.flatMap((remote) => {
    const page = remote.pages.find(({ path }) => path === pattern);
    if (!page) return [];
    const shown = page.slots.length > 0 ? shownWidgets(remotes, slots) : {};
    const ids = [...page.widgets, ...page.slots.flatMap((slot) => ownValue(shown, slot) ?? [])];
    return [{ remote, needs: page }, ...ids.flatMap((id) => findWidget(remotes, id) ?? [])];
  });
  return parts.filter(({ remote }) => !ownValue(sandboxed, remote.package));
}

const pathsOf = ({ pages }: RemoteRelease | ShellRelease): string[] => pages.map(({ path }) => path);

/** A widget by its id, `mfe_jobs/JobList`; undefined when it is not released: its place will say so. */
function findWidget(remotes: readonly RemoteRelease[], id: string) {
  const [name, widget] = id.split('/');
  const remote = remotes.find((each) => each.name === name);
  const needs = remote && ownValue(remote.exposes, `./${widget}`);
  return remote && needs ? { remote, needs } : undefined;
}

function merge(parts: readonly PageFiles[]): PageFiles {
  return {
    js: onlyOnce(parts.flatMap(({ js }) => js)),
    css: onlyOnce(parts.flatMap(({ css }) => css)),
  };
}

const onlyOnce = (files: readonly PageFile[]): PageFile[] => [
  ...new Map(files.map((file) => [file.address, file])).values(),
];
