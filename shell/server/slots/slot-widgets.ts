import { ownValue, type RemoteRelease } from '@shortlist/platform/release-set';
import type { Arrangement, Channels } from '../channels.ts';

type Offering = Pick<RemoteRelease, 'offers'>;

/** A widget that a live release offers for a slot. */
export interface OfferedWidget<R extends Offering> {
  /** `mfe_billing/MyPlan` */
  readonly id: string;
  readonly remote: R;
  readonly isOn: boolean;
}

/** The widgets that releases offer, by slot, as they are arranged: those that nobody arranged come last, in their own order. */
export function offeredWidgets<R extends Offering>(
  remotes: readonly R[],
  slots: Channels['slots'],
): Map<string, OfferedWidget<R>[]> {
  const offers = remotes
    .flatMap((remote) => remote.offers.map((offer) => ({ ...offer, remote })))
    .sort((a, b) => a.order - b.order || a.widget.localeCompare(b.widget));
  return new Map(
    [...Map.groupBy(offers, ({ slot }) => slot)].map(([slot, offered]) => {
      const arranged = arrangementOf(slots, slot);
      const placeOf = (id: string): number => {
        const place = arranged?.order.indexOf(id) ?? -1;
        return place === -1 ? Number.MAX_SAFE_INTEGER : place;
      };
      const widgets = [...new Map(offered.map(({ widget: id, remote }) => [id, remote]))]
        .sort(([a], [b]) => placeOf(a) - placeOf(b))
        .map(([id, remote]) => ({ id, remote, isOn: !arranged?.off.includes(id) }));
      return [slot, widgets];
    }),
  );
}

/** The arrangement of a slot that counts; undefined while nobody has arranged it. */
export const arrangementOf = (slots: Channels['slots'], slot: string): Arrangement | undefined =>
  ownValue(slots, slot)?.[0];

/** Ids of the widgets that each slot shows. */
export function shownWidgets(
  remotes: readonly Offering[],
  slots: Channels['slots'],
): Record<string, string[]> {
  const shown = [...offeredWidgets(remotes, slots)].map(([slot, widgets]): [string, string[]] => [
    slot,
    widgets.filter(({ isOn }) => isOn).map(({ id }) => id),
  ]);
  return Object.fromEntries(shown.filter(([, ids]) => ids.length > 0));
}
