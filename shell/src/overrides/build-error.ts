import { useSyncExternalStore } from 'react';

/** What is wrong with a build of this machine that the page shows. */
export interface BuildError {
  /** The remote, `mfe-jobs`. */
  readonly package: string;
  /** It was not built, and the page shows the build before; or it was, and failed in the page. */
  readonly kind: 'build' | 'page';
  /** Message, file, and line. */
  readonly text: string;
}

let latest: BuildError | null = null;
const listeners = new Set<() => void>();

/** Shows an error over the page, in the place of the one before; null takes it away. */
export function showBuildError(error: BuildError | null): void {
  latest = error;
  for (const listener of listeners) listener();
}

/** The error that is shown; null: none. */
export function useBuildError(): BuildError | null {
  return useSyncExternalStore(subscribe, () => latest);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
