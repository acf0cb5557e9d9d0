import type { SlotWish } from '@shortlist/platform/platform-status';
import type { Arrangement, Channels } from '../channels.ts';
import { Refusal } from '../refusal.ts';
import { arrangementOf } from './slot-widgets.ts';

/** How many arrangements of a slot are remembered. */
const KEPT = 20;

/**
 * The channels after an administrator arranged a slot. A widget that nobody offers at the moment keeps its switch: a
 * rollback of its remote does not turn it on again.
 *
 * @throws Refusal when somebody else has arranged the slot since.
 */
export function arrange(
  channels: Channels,
  { slot, seen, order, off }: SlotWish,
  mover: Pick<Arrangement, 'by' | 'since'>,
): Channels {
  const before = arrangementOf(channels.slots, slot);
  if ((before?.since ?? null) !== seen)
    throw new Refusal('conflict', `${before?.by} has arranged this slot meanwhile. Check it, and try again.`);
  const away = (ids: readonly string[] = []): string[] => ids.filter((id) => !order.includes(id));
  const next: Arrangement = {
    order: [...order, ...away(before?.order)],
    off: [...off, ...away(before?.off)],
    ...mover,
  };
  const kept = [next, ...(channels.slots[slot] ?? [])].slice(0, KEPT);
  return { ...channels, slots: { ...channels.slots, [slot]: kept } };
}
