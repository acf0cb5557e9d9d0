import type { RemoteInSet } from '../registry/release-set.ts';
import { createResourceTracker } from '../runtime-monitor/resource-tracker.ts';
import { watchLeaks } from '../runtime-monitor/watch-leaks.ts';
import { calledCallerOfStack, remoteOfStack } from '../telemetry/report.ts';
import { noteBusy, noteIdle } from './hang-record.ts';
import { createPageGuard, type PageGuard } from './page-guard.ts';
import { reportIfHang } from './report-hang.ts';
import { watchInputs } from './watch-inputs.ts';

/** Whose turn it is: which remote's code the page is running, as far as the platform starts it. */

interface Turn {
  readonly remote: RemoteInSet;
  readonly since: number;
}

let guard: PageGuard | undefined;
let turn: Turn | undefined;
let isEvaluating = false;

/** Called before a script of a remote is run; the first call counts. What the shell does to the page by then stays. */
export function startPageGuard(): void {
  if (guard) return;
  watchLeaks(
    createResourceTracker({
      remoteOf: remoteOfStack,
      visitorOf: calledCallerOfStack,
      isEvaluating: () => isEvaluating,
    }),
  );
  watchInputs();
  guard = createPageGuard();
  // React Aria waits for the document, and then has a `focus` of its own.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', acceptPage);
}

/** What has changed while no remote had its turn is the shell's own, as what its modules do when they arrive. */
export function acceptPage(): void {
  if (!turn) guard?.accept();
}

/** A remote's code runs from now until the current task ends, or the next turn begins. */
export function beginTurn(remote: RemoteInSet): void {
  if (!guard) return;
  if (turn) endTurn();
  else guard.accept();
  turn = { remote, since: performance.now() };
  noteBusy(remote);
  queueMicrotask(endTurn);
}

/** The turn is over: what has changed in it is put back. */
export function endTurn(): void {
  if (!turn) return;
  const { remote, since } = turn;
  turn = undefined;
  noteIdle();
  guard?.settle(remote);
  const milliseconds = performance.now() - since;
  reportIfHang(remote, milliseconds);
}

/** Evaluates modules of a remote. */
export function evaluate<T>(remote: RemoteInSet, run: () => T): T {
  beginTurn(remote);
  isEvaluating = true;
  try {
    return run();
  } finally {
    isEvaluating = false;
    endTurn();
  }
}

/** Code of a remote has run that was not started here, as a part that it imports. */
export function settle(remote: RemoteInSet): void {
  guard?.settle(remote);
}

const mounted = new Set<RemoteInSet>();

/** A part of a remote is on the page. What it does to it is looked at in the next frame, which computes the layout anyway. */
export function inspectMount(remote: RemoteInSet): void {
  endTurn();
  if (mounted.size === 0) requestAnimationFrame(inspectMounted);
  mounted.add(remote);
}

function inspectMounted(): void {
  const remotes = [...mounted];
  mounted.clear();
  for (const remote of remotes) guard?.inspect(remote);
}
