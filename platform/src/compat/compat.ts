import type { RemoteRelease, ShellRelease } from '../registry/release-set.ts';
import { isBounded, satisfies } from './range.ts';

/**
 * What stands in the way of a remote running in a shell, each as a sentence; empty when nothing does. A module of
 * which several copies may live on a page is no hindrance: the remote brings its own.
 */
export function problemsWith(
  remote: Pick<RemoteRelease, 'package' | 'shared'>,
  shell: Pick<ShellRelease, 'version' | 'provides'>,
): string[] {
  return Object.entries(remote.shared).flatMap(([name, { range, singleton }]) => {
    if (!isBounded(range)) {
      return [
        `${remote.package} accepts ${name} in any version (${range}): give the range an upper end, like ^1.0.0.`,
      ];
    }
    const version = shell.provides[name]?.version;
    if (!singleton || (version !== undefined && satisfies(version, range))) return [];
    const found = version === undefined ? 'does not provide it' : `provides ${version}`;
    return [
      `${remote.package} needs ${name} ${range}, but the shell ${shell.version} ${found}: release the shell first.`,
    ];
  });
}
