import { providedTo } from '@shortlist/platform/compat';
import {
  type Assets,
  ownValue,
  type ReleasedPage,
  type RemoteRelease,
  type ShellRelease,
} from '@shortlist/platform/release-set';
import type { KitConfig } from './kit-config.ts';

/** Where one part of a remote stands on a page of the kit. */
export interface Place {
  /** `its page /joblist`, `its widget JobList`. */
  readonly what: string;
  /** CSS selector of the element around it. */
  readonly root: string;
  /** The files that it alone needs, as paths of the site. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** The files of the shell's shared modules that it needs. */
  readonly shared: readonly string[];
}

/** An address that shows parts of a remote, and what stands there. */
export interface Scene {
  readonly what: string;
  /** When it is the first page: the edge starts what it needs. */
  readonly cold: string;
  /** When the browser comes from another page. */
  readonly navigation: string;
  readonly places: readonly Place[];
}

/** Where the stage shows nothing: what a page or widget is left for. */
export const STAGE = '/kit-stage';

/** The stage itself. */
export const STAGE_PLACE: Place = {
  what: 'the stage',
  root: '[data-kit-stage]',
  js: [],
  css: [],
  shared: [],
};

const SOME_ID = '0190a000-0000-7000-8000-000000000001';

/** A scene for one page of a remote. */
export function pageScene(releases: Releases, page: ReleasedPage, config: KitConfig = {}): Scene {
  const address = page.path.replaceAll(
    /:([a-zA-Z]+)/g,
    (_, name: string) => config.params?.[name] ?? SOME_ID,
  );
  const place = { what: `its page ${page.path}`, root: 'main', ...filesOf(releases, page) };
  return { what: place.what, cold: address, navigation: address, places: [place] };
}

/** A scene for widgets of a remote, side by side. */
export function widgetScene(releases: Releases, names: readonly string[]): Scene {
  const { remote } = releases;
  const ids = names.map((name) => `${remote.name}/${name}`);
  const search = ids.map((id) => `widget=${encodeURIComponent(id)}`).join('&');
  return {
    what: names.length === 1 ? `its widget ${names[0]}` : 'its widgets',
    cold: `${STAGE}/started?${search}`,
    navigation: `${STAGE}?${search}`,
    places: names.map((name) => ({
      what: `its widget ${name}`,
      root: `[data-kit-place="${remote.name}/${name}"]`,
      ...filesOf(releases, remote.exposes[`./${name}`] ?? NOTHING),
    })),
  };
}

/** What the remote exposes to others. */
export function widgetsOf({ exposes }: RemoteRelease): string[] {
  return Object.keys(exposes)
    .filter((name) => name !== './routes')
    .map((name) => name.slice(2));
}

export interface Releases {
  readonly remote: RemoteRelease;
  readonly shell: ShellRelease;
}

type Needs = Assets & { readonly shared: readonly string[] };

const NOTHING: Needs = { js: [], css: [], shared: [] };

function filesOf({ remote, shell }: Releases, needs: Needs): Pick<Place, 'js' | 'css' | 'shared'> {
  const own = (file: string) => `/assets/${remote.package}/${remote.version}/${file}`;
  const ofShell = (file: string) => `/assets/shell/${shell.version}/${file}`;
  return {
    js: needs.js.filter((file) => file !== remote.entry).map(own),
    css: needs.css.map(own),
    shared: needs.shared
      .flatMap((name) => ownValue(providedTo(remote, shell) ?? {}, name)?.js ?? [])
      .map(ofShell),
  };
}
