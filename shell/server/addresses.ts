import type { Assets, RemoteRelease, ShellRelease } from '@shortlist/platform/release-set';

/** By package name, the origin that serves its releases; all others come from the edge itself. */
export type RemoteOrigins = Readonly<Record<string, string>>;

/** Where the files of a release are. */
export interface Addresses {
  of(release: RemoteRelease | ShellRelease, file: string): string;
  /** The container first, then the files. */
  ofRemote(release: RemoteRelease, needs: Assets): Assets;
  ofShell(release: ShellRelease, needs: Assets): Assets;
}

/** By package name, the folder that an overridden remote comes from, ending in a slash. */
export type BuildFolders = Readonly<Record<string, string>>;

/** Under `/assets`, on the edge or on the origin of the remote; an overridden one in the folder of its build. */
export function addressesWith(origins: RemoteOrigins, builds: BuildFolders = {}): Addresses {
  const of = ({ package: name, version }: RemoteRelease | ShellRelease, file: string): string =>
    `${builds[name] ?? `${origins[name] ?? ''}/assets/${name}/${version}/`}${file}`;
  const all = (release: RemoteRelease | ShellRelease, { js, css }: Assets): Assets => ({
    js: js.map((file) => of(release, file)),
    css: css.map((file) => of(release, file)),
  });
  return {
    of,
    ofShell: all,
    ofRemote: (release, { js, css }) => all(release, { js: [release.entry, ...js], css }),
  };
}
