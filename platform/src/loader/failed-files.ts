import { type GuardedFile, judgeFile, type Verdict } from './judge-file.ts';

/**
 * Scripts and style sheets that failed on this page, and why. Whoever made the element, it still knows which bytes it
 * asked for when it fails; what it is part of learns no more than that it failed.
 */

const verdicts = new Map<string, Promise<Verdict>>();
const waiting = new Set<string>();
let isWatching = false;

/**
 * Begins to listen, once a page.
 *
 * @param onVerdict called for each file that failed, when it is known why.
 */
export function watchFailedFiles(onVerdict: (address: string, verdict: Verdict) => void): void {
  if (isWatching) return;
  isWatching = true;
  const listen = ({ target }: Event): void => {
    const file = guardedFileOf(target);
    if (file && !waiting.has(file.address)) void judge(file, onVerdict);
  };
  document.addEventListener('error', listen, { capture: true });
}

async function judge(
  file: GuardedFile,
  onVerdict: (address: string, verdict: Verdict) => void,
): Promise<void> {
  const { address } = file;
  waiting.add(address);
  const verdict = judgeFile(file);
  verdicts.set(address, verdict);
  onVerdict(address, await verdict);
  waiting.delete(address);
}

/** Why files of a folder failed; empty when none of them did. */
export function verdictsIn(folder: string): Promise<Verdict[]> {
  const found = [...verdicts].filter(([address]) => address.startsWith(folder));
  return Promise.all(found.map(([, verdict]) => verdict));
}

/** Forgets what failed in a folder, before its files are asked for anew. */
export function forgetVerdicts(folder: string): void {
  for (const address of verdicts.keys()) {
    if (address.startsWith(folder)) verdicts.delete(address);
  }
}

/** Undefined for anything but a script or a link that names its integrity. */
function guardedFileOf(target: EventTarget | null): GuardedFile | undefined {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return undefined;
  const { integrity } = target;
  const address = target instanceof HTMLScriptElement ? target.src : target.href;
  return integrity ? { address, integrity } : undefined;
}
