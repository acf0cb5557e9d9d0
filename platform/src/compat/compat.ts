import { ownValue } from '../registry/own-value.ts';
import type { RemoteRelease, ShellRelease } from '../registry/release-set.ts';
import { isBounded, satisfies } from './range.ts';

export { isBounded } from './range.ts';

/** A module that a remote takes from its shell, and that this shell does not give as it must. */
export interface Mismatch {
  readonly module: string;
  readonly range: string;
  /** What the shell has; null when it has none. */
  readonly provided: string | null;
}

/**
 * What a remote needs and a shell does not provide. A module of which several copies may live on a page is no
 * hindrance: the remote brings its own.
 */
export function mismatchesOf(
  remote: Pick<RemoteRelease, 'shared'>,
  shell: Pick<ShellRelease, 'provides'>,
): Mismatch[] {
  return Object.entries(remote.shared).flatMap(([module, { range, singleton }]) => {
    const provided = ownValue(shell.provides, module)?.version ?? null;
    const isMet = !singleton || (provided !== null && satisfies(provided, range));
    return isMet || !isBounded(range) ? [] : [{ module, range, provided }];
  });
}

/** What stands in the way of a remote running in a shell, each as a sentence; empty when nothing does. */
export function problemsWith(
  remote: Pick<RemoteRelease, 'package' | 'shared'>,
  shell: Pick<ShellRelease, 'version' | 'provides'>,
): string[] {
  const unbounded = Object.entries(remote.shared)
    .filter(([, { range }]) => !isBounded(range))
    .map(
      ([name, { range }]) =>
        `${remote.package} accepts any version of ${name} (${range}). Set an upper bound, like ^1.0.0.`,
    );
  const unmet = mismatchesOf(remote, shell).map(
    (each) => `${describeMismatch(remote, shell, each)}: release the shell first.`,
  );
  return [...unbounded, ...unmet];
}

/** `mfe-jobs needs react ^20.0.0, but the shell 1.0.0 provides 19.3.1` */
export function describeMismatch(
  remote: Pick<RemoteRelease, 'package'>,
  shell: Pick<ShellRelease, 'version'>,
  { module, range, provided }: Mismatch,
): string {
  const found = provided === null ? 'does not provide it' : `provides ${provided}`;
  return `${remote.package} needs ${module} ${range}, but the shell ${shell.version} ${found}`;
}
