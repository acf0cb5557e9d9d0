import { ownValue } from '../registry/own-value.ts';
import type { Provided, RemoteRelease, ShellRelease } from '../registry/release-set.ts';
import { isBounded, satisfies } from './range.ts';

export { isBounded } from './range.ts';

/** A module that a remote takes from its shell, and that this shell does not give as it must. */
export interface Mismatch {
  readonly module: string;
  readonly range: string;
  /** What the shell has; null when it has none. */
  readonly provided: string | null;
}

type Provider = Pick<ShellRelease, 'provides' | 'otherReacts'>;

/** The major of the React that a shell itself runs with; 0 where it provides none. */
export const reactOf = ({ provides }: Provider): number =>
  Number.parseInt(ownValue(provides, 'react')?.version ?? '0', 10);

/** What a shell gives to remotes of the React that a remote was built with; undefined when it doesn't offer that React. */
export function providedTo({ react }: Pick<RemoteRelease, 'react'>, shell: Provider): Provided | undefined {
  return reactOf(shell) === react ? shell.provides : ownValue(shell.otherReacts, String(react));
}

/**
 * What a remote needs and a shell does not provide. A module of which several copies may live on a page is no
 * hindrance: the remote brings its own. A React that the shell doesn't offer is one hindrance.
 */
export function mismatchesOf(remote: Pick<RemoteRelease, 'shared' | 'react'>, shell: Provider): Mismatch[] {
  const provides = providedTo(remote, shell);
  if (!provides) return [mismatchOf(remote.react, offeredBy(shell))];
  return Object.entries(remote.shared).flatMap(([module, { range, singleton }]) => {
    const provided = ownValue(provides, module)?.version ?? null;
    const isMet = !singleton || (provided !== null && satisfies(provided, range));
    return isMet || !isBounded(range) ? [] : [{ module, range, provided }];
  });
}

function mismatchOf(react: number, offered: readonly number[]): Mismatch {
  const provided = offered.length > 0 ? `React ${offered.join(' and ')}` : null;
  return { module: 'React', range: String(react), provided };
}

/** The Reacts of a release, by major: a remote's one, those that a shell offers. */
export function reactsOf(
  release: Pick<RemoteRelease, 'kind' | 'react'> | (Provider & Pick<ShellRelease, 'kind'>),
): number[] {
  return release.kind === 'remote' ? [release.react] : offeredBy(release);
}

const offeredBy = (shell: Provider): number[] =>
  [reactOf(shell), ...Object.keys(shell.otherReacts).map(Number)].filter(Boolean);

/** What stands in the way of a remote running in a shell, each as a sentence; empty when nothing does. */
export function problemsWith(
  remote: Pick<RemoteRelease, 'package' | 'shared' | 'react'>,
  shell: Provider & Pick<ShellRelease, 'version'>,
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
