import { describeMismatch, mismatchesOf } from '@shortlist/platform/compat';
import type { RemoteRelease, ShellRelease } from '@shortlist/platform/release-set';
import type { Channel, Problem, Rule } from '../rule.ts';

/** Of a remote: every shell. Of a shell: every remote. */
export const itFitsTheShellOfEveryChannel: Rule = {
  name: 'it fits the shell of every channel',
  why: 'Shell and remotes meet in the browser, in whatever versions are live. A remote that needs what its shell does not provide shows an error in place of its pages.',
  check: ({ candidate: { release }, others }) =>
    others.flatMap(({ release: other, channel }) => {
      if (release.kind === 'remote' && other.kind === 'shell') return ofRemote(release, other, channel);
      if (release.kind === 'shell' && other.kind === 'remote') return ofShell(release, other, channel);
      return [];
    }),
};

function ofRemote(remote: RemoteRelease, shell: ShellRelease, channel: Channel): Problem[] {
  return mismatchesOf(remote, shell).map((each) => ({
    what: `${describeMismatch(remote, shell, each)} (${channel}).`,
    fix:
      each.module === 'React'
        ? 'Offer that React in the shell first: docs/guides/raising-react.md.'
        : `Release the shell first, or both together: npm run release -- shell ${remote.package}`,
  }));
}

function ofShell(shell: ShellRelease, remote: RemoteRelease, channel: Channel): Problem[] {
  return mismatchesOf(remote, shell).map((each) => ({
    what: `${describeMismatch(remote, shell, each)} (${remote.package} ${remote.version} is ${channel}).`,
    fix:
      each.module === 'React'
        ? 'Offer that React beside its own: docs/guides/raising-react.md.'
        : `Release both together: npm run release -- shell ${remote.package}`,
  }));
}
