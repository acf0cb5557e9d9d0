import { ownValue, type RemoteRelease } from '@shortlist/platform/release-set';
import type { Channel, Problem, Rule } from '../rule.ts';
import { brokenProps } from '../widget-shape.ts';

/** Both ways: the widgets that it shows, and those of its own that others show. */
export const itFitsTheRemotesOfEveryChannel: Rule = {
  name: 'it fits the remotes of every channel',
  why: 'A widget that a live remote shows and this release takes away, or asks other props of, breaks on a page of a team that changed nothing.',
  isForRemotesOnly: true,
  check: ({ candidate: { release }, others }) =>
    release.kind !== 'remote'
      ? []
      : others.flatMap(({ release: other, channel }) =>
          other.kind === 'remote'
            ? [
                ...between({ user: release, provider: other, channel, candidate: release }),
                ...between({ user: other, provider: release, channel, candidate: release }),
              ]
            : [],
        ),
};

interface Pair {
  readonly user: RemoteRelease;
  readonly provider: RemoteRelease;
  /** Where the one of them that is live is live. */
  readonly channel: Channel;
  readonly candidate: RemoteRelease;
}

function between(pair: Pair): Problem[] {
  const { user, provider } = pair;
  return user.uses
    .filter((id) => id.startsWith(`${provider.name}/`))
    .flatMap((id) => brokenWidget(pair, id))
    .map((reason) => ({ what: sentenceOf(pair, reason), fix: fixOf(pair) }));
}

function brokenWidget({ user, provider }: Pair, id: string): string[] {
  const exposed = `.${id.slice(id.indexOf('/'))}`;
  if (!Object.hasOwn(provider.exposes, exposed)) return [`shows ${id}, which {provider} does not expose.`];
  const [known, wanted] = [ownValue(user.contracts, id), ownValue(provider.contracts, id)];
  if (!known || !wanted) return [];
  return brokenProps(known, wanted).map((reason) => `shows ${id}, which in {provider} ${reason}.`);
}

function sentenceOf({ user, provider, channel, candidate }: Pair, reason: string): string {
  const live = (release: RemoteRelease): string => `${release.package} ${release.version} (${channel})`;
  return user === candidate
    ? `It ${reason.replace('{provider}', live(provider))}`
    : `${live(user)} ${reason.replace('{provider}', 'this release')}`;
}

function fixOf({ user, provider, candidate }: Pair): string {
  const together = `or both together: npm run release -- ${provider.package} ${user.package}`;
  return user === candidate
    ? `Release ${provider.package} first, ${together}`
    : `Keep the widget as it was, and add what is new beside it, until ${user.package} is released without it; ${together}`;
}
