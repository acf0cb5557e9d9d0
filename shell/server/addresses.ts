import {
  type Assets,
  ownValue,
  type RemoteRelease,
  type ShellRelease,
} from '@shortlist/platform/release-set';

/** By package name, the origin that serves its releases; all others come from the edge itself. */
export type RemoteOrigins = Readonly<Record<string, string>>;

/** A file of a release as a page asks for it. */
export interface PageFile {
  readonly address: string;
  /** `sha384-...`: the browser runs nothing else under this address; null for what a dev server makes again. */
  readonly integrity: string | null;
}

export interface PageFiles {
  readonly js: readonly PageFile[];
  readonly css: readonly PageFile[];
}

/** Where the files of a release are. */
export interface Addresses {
  /** The origins besides the edge's own that files are served from. */
  readonly origins: readonly string[];
  of(release: RemoteRelease | ShellRelease, file: string): string;
  /** The container first, then the files. */
  ofRemote(release: RemoteRelease, needs: Assets): PageFiles;
  ofShell(release: ShellRelease, needs: Assets): PageFiles;
}

/** By package name, the folder that an overridden remote comes from, ending in a slash. */
export type BuildFolders = Readonly<Record<string, string>>;

/** Under `/assets`, on the edge or on the origin of the remote; an overridden one in the folder of its build. */
export function addressesWith(origins: RemoteOrigins, builds: BuildFolders = {}): Addresses {
  const of = ({ package: name, version }: RemoteRelease | ShellRelease, file: string): string =>
    `${ownValue(builds, name) ?? `${ownValue(origins, name) ?? ''}/assets/${name}/${version}/`}${file}`;
  const all = (release: RemoteRelease | ShellRelease, { js, css }: Assets): PageFiles => {
    const fileOf = (file: string): PageFile => ({
      address: of(release, file),
      integrity: ownValue(release.integrity, file) ?? null,
    });
    return { js: js.map(fileOf), css: css.map(fileOf) };
  };
  const ofBuilds = Object.values(builds).map((folder) => new URL(folder).origin);
  return {
    origins: [...new Set([...Object.values(origins), ...ofBuilds])],
    of,
    ofShell: all,
    ofRemote: (release, { js, css }) => all(release, { js: [release.entry, ...js], css }),
  };
}
