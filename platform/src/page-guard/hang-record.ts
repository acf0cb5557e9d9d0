import type { RemoteInSet } from '../registry/release-set.ts';

/**
 * Remembers, for this tab, which remote the page is running. A page that never answers again can tell nobody: the next
 * one of the tab finds the record and does not run that release again until a person asks for it.
 */

const KEY = 'shortlist:busy';

type Released = Pick<RemoteInSet, 'name' | 'version'>;

const keyOf = ({ name, version }: Released): string => `${name}@${version}`;

let hung: string | null = null;

/** Called once, when the page starts: reads what the page before has left. */
export function readHangRecord(): void {
  hung = inStorage((storage) => storage.getItem(KEY)) ?? null;
  noteIdle();
  // A page that can still be left was not hanging.
  window.addEventListener('pagehide', noteIdle);
}

export function noteBusy(remote: Released): void {
  inStorage((storage) => storage.setItem(KEY, keyOf(remote)));
}

export function noteIdle(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

/** Whether the page before stopped answering while it ran this release. */
export function hasHung(remote: Released): boolean {
  return hung === keyOf(remote);
}

/** A person wants it again. */
export function forgetHang(remote: Released): void {
  if (hasHung(remote)) hung = null;
}

/** Undefined where storage is closed to us. */
function inStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
}
