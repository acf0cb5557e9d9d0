import { ownValue, type RemoteRelease } from '@shortlist/platform/release-set';
import type { Channel, Problem, Rule } from '../rule.ts';
import { brokenProps, type Told, unmetProps } from '../widget-shape.ts';

const NOTHING: Told = { shape: {}, type: undefined };

/** Both ways: the widgets that it shows, and those of its own that others show; the slots that it has, and those that it offers widgets for. */
export const itFitsTheRemotesOfEveryChannel: Rule = {
  name: 'it fits the remotes of every channel',
  why: 'A widget that a live remote shows and this release takes away, or asks other props of, breaks on a page of a team that changed nothing. So does a widget in a slot that passes less than it asks for.',
  isForRemotesOnly: true,
  check: ({ candidate: { release }, others }) =>
    release.kind !== 'remote'
      ? []
      : others.flatMap(({ release: other, channel }) =>
          other.kind === 'remote'
            ? [
                ...between({ user: release, provider: other, channel, candidate: release }),
                ...between({ user: other, provider: release, channel, candidate: release }),
                ...inSlots({ host: release, guest: other, channel, candidate: release }),
                ...inSlots({ host: other, guest: release, channel, candidate: release }),
              ]
            : [],
        ),
};

/** What a release says of a widget; undefined where it says nothing. */
function toldOf({ contracts, types }: RemoteRelease, id: string): Told | undefined {
  const shape = ownValue(contracts, id);
  return shape && { shape, type: ownValue(types, id) };
}

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
  const [known, wanted] = [toldOf(user, id), toldOf(provider, id)];
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

interface SlotPair {
  readonly host: RemoteRelease;
  /** Who offers widgets for its slots. */
  readonly guest: RemoteRelease;
  readonly channel: Channel;
  readonly candidate: RemoteRelease;
}

function inSlots({ host, guest, channel, candidate }: SlotPair): Problem[] {
  const live = (release: RemoteRelease): string =>
    release === candidate ? 'this release' : `${release.package} ${release.version} (${channel})`;
  const together = `or both together: npm run release -- ${host.package} ${guest.package}`;
  const fix =
    guest === candidate
      ? `Offer what the live slot can show, or release ${host.package} first, ${together}`
      : `Keep the slot as it was until ${guest.package} is released without the offer, ${together}`;
  return guest.offers
    .filter(({ slot }) => slot.startsWith(`${host.name}/`))
    .flatMap(({ slot, widget }) => {
      const shape = ownValue(host.slots, slot);
      if (!shape)
        return [
          `${capitalized(live(guest))} offers ${widget} for ${slot}, a slot that ${live(host)} does not have.`,
        ];
      const passed = { shape, type: ownValue(host.types, slot) };
      return unmetProps(passed, toldOf(guest, widget) ?? NOTHING).map(
        (reason) =>
          `${capitalized(live(guest))} offers ${widget} for ${slot}, which in ${live(host)} ${reason}.`,
      );
    })
    .map((what) => ({ what, fix }));
}

/** A sentence may begin with a package, which keeps its small letter. */
const capitalized = (subject: string): string => subject.replace(/^this/, 'This');
