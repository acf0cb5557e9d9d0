import { toast } from '../notifications/notification-store.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { stopRemote } from '../runtime-monitor/stopped-remotes.ts';
import { reportRuntimeIssue } from '../telemetry/report.ts';

/** A page that answers nobody for so long is taken for broken. Milliseconds. */
const HANG_MS = 3_000;

const told = new Map<string, number>();

/**
 * Where a remote kept the page for too long, tells its team, and the person: whose part it was, and how to be rid of it.
 *
 * @returns whether it was too long.
 */
export function reportIfHang(remote: RemoteInSet, milliseconds: number): boolean {
  if (milliseconds < HANG_MS) return false;
  // Found by two ways, it is one.
  if (performance.now() - (told.get(remote.name) ?? -Infinity) < 5_000) return true;
  told.set(remote.name, performance.now());
  const seconds = Math.round(milliseconds / 1_000);
  reportRuntimeIssue('hang', `The page didn't respond for ${seconds} s.`, remote);
  toast({
    message: `${remote.title} stopped the page from responding for ${seconds} seconds.`,
    action: { label: 'Close it', onAction: () => stopRemote(remote) },
  });
  return true;
}
