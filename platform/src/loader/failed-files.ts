import { diagnoseFailedFile, type FileDiagnosis, type GuardedFile } from './diagnose-failed-file.ts';

/**
 * Scripts and style sheets that failed on this page, and why. Whoever made the element, it still knows which bytes it
 * asked for when it fails; what it is part of learns no more than that it failed.
 */

interface Failure {
  /** When the page failed with it last, by `performance.now()`. */
  at: number;
  readonly verdict: Promise<FileDiagnosis>;
  /** Nobody knows yet why. */
  isOpen: boolean;
}

/** Longer than any load goes on: what failed before says nothing about it. */
const KEPT_MS = 60_000;

const failures = new Map<string, Failure>();
let isWatching = false;

/**
 * Begins to listen, once a page.
 *
 * @param onVerdict called for each file that failed, when it is known why.
 */
export function watchFailedFiles(onVerdict: (address: string, verdict: FileDiagnosis) => void): void {
  if (isWatching) return;
  isWatching = true;
  const listen = ({ target }: Event): void => {
    const file = guardedFileOf(target);
    if (file) void notice(file, onVerdict);
  };
  document.addEventListener('error', listen, { capture: true });
}

/** A file that fails again while it is looked at has failed for the same reason. */
async function notice(
  file: GuardedFile,
  onVerdict: (address: string, verdict: FileDiagnosis) => void,
): Promise<void> {
  const now = performance.now();
  const known = failures.get(file.address);
  if (known?.isOpen) {
    known.at = now;
    return;
  }
  for (const [address, { at }] of failures) {
    if (at < now - KEPT_MS) failures.delete(address);
  }
  const failure: Failure = { at: now, verdict: diagnoseFailedFile(file), isOpen: true };
  failures.set(file.address, failure);
  const verdict = await failure.verdict;
  failure.isOpen = false;
  onVerdict(file.address, verdict);
}

/**
 * Why files of a folder failed; empty when none of them did.
 *
 * @param since by `performance.now()`: what failed before belongs to another load. Nothing is forgotten when a remote is
 * loaded again, for several of its widgets load at once, and the failure of one may come to the others late.
 */
export function verdictsIn(folder: string, since: number): Promise<FileDiagnosis[]> {
  const found = [...failures].filter(([address, { at }]) => address.startsWith(folder) && at >= since);
  return Promise.all(found.map(([, { verdict }]) => verdict));
}

/** Undefined for anything but a script or a link that names its integrity. */
function guardedFileOf(target: EventTarget | null): GuardedFile | undefined {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return undefined;
  const { integrity } = target;
  const address = target instanceof HTMLScriptElement ? target.src : target.href;
  return integrity ? { address, integrity } : undefined;
}
