let waiting: readonly File[] = [];

/** Leaves files, dropped on another screen, for the upload page that is opened next. */
export function setNavigationPayload(files: readonly File[]): void {
  waiting = files;
}

/** The files that were left, once. */
export function takeNavigationPayload(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
