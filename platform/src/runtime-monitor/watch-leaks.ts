import type { RemoteInSet } from '../registry/release-set.ts';
import { reportRuntimeIssue } from '../telemetry/report.ts';
import { mountsOf, onUnmounted } from './mounts.ts';
import type { ResourceTracker } from './resource-tracker.ts';

/** After so many visits of which each has left more behind than the one before, it is no coincidence. */
export const MOUNTS_BEFORE_REPORT = 5;

/** What goes with a part goes within this time: effects that clean up, and React's own. */
const SETTLE_MS = 1_000;

/**
 * Notices a remote that leaves something behind. When nothing of it is on the page any more, what its own effects and
 * handlers still hold is taken back, at the first visit. What is held in its name besides, by code that is shared, is
 * counted: what is held once, as a cache that listens, is no leak; what grows with each visit is.
 */
export function watchLeaks(ledger: ResourceTracker): void {
  const counts = new Map<string, number[]>();

  function look(remote: RemoteInSet): void {
    // It has come back, or its parts have only changed places.
    if (mountsOf(remote) > 0) return;
    const left = ledger.releaseVisit(remote);
    if (left.count > 0)
      reportRuntimeIssue('leak', `Left behind after a visit: ${left.what}. Taken back.`, remote);
    const { count, what } = ledger.residueOf(remote);
    const last = [...(counts.get(remote.name) ?? []), count].slice(-MOUNTS_BEFORE_REPORT);
    counts.set(remote.name, last);
    if (grows(last))
      reportRuntimeIssue(
        'leak',
        `Resources grew on each of ${MOUNTS_BEFORE_REPORT} visits: ${what}.`,
        remote,
      );
  }

  const looks = new Map<string, ReturnType<typeof setTimeout>>();
  onUnmounted((remote) => {
    // One look stands for visits in quick succession, so that looking leaves nothing behind itself.
    clearTimeout(looks.get(remote.name));
    looks.set(remote.name, setTimeout(look, SETTLE_MS, remote));
  });
}

function grows(counts: readonly number[]): boolean {
  return (
    counts.length === MOUNTS_BEFORE_REPORT &&
    counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))
  );
}
