/** What the upload tab makes. */
export type UploadMode = 'position' | 'resume';

const KEY = 'uploadMode';

/** The mode that this browser used last; null at the first time, and where storage is closed to us. */
export function keptMode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps it for the next time. */
export function storeMode(mode: UploadMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // A private window: nothing is remembered.
  }
}
