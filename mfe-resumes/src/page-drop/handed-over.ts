let waiting: readonly File[] = [];

/** Leaves files, dropped on another screen, for the upload page that is opened next. */
export function handOver(files: readonly File[]): void {
  waiting = files;
}

/** The files that were left, once. */
export function takeHandedOver(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
