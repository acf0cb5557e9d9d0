import type { SlotStatus } from '@shortlist/platform/platform-status';
import type { ReleaseStore } from '../release-store.ts';
import { liveRemotes } from './live-remotes.ts';
import { offeredWidgets } from './slot-widgets.ts';

/** The slots of live releases with what is offered for them, and who arranged them. */
export function slotStatuses(releases: ReleaseStore): SlotStatus[] {
  const remotes = liveRemotes(releases);
  const { slots } = releases.channels();
  const offered = offeredWidgets(remotes, slots);
  const hosts = new Map(remotes.flatMap((host) => Object.keys(host.slots).map((id) => [id, host] as const)));
  return [...hosts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, host]) => ({
      id,
      host: host.title,
      widgets: (offered.get(id) ?? []).map(({ id: widget, remote: { title, team }, isOn }) => ({
        id: widget,
        title,
        team,
        isOn,
      })),
      changes: slots[id] ?? [],
    }));
}
