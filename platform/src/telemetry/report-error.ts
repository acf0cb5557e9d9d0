import { describeError, type ErrorPlace, type ErrorReport } from './telemetry.ts';

type Listener = (report: ErrorReport) => void;

const listeners = new Set<Listener>();
const reported = new WeakSet<object>();

/** Has every error report sent somewhere. Returns how to stop it. */
export function onErrorReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports an error once, however many boundaries it passes. */
export function reportError(error: unknown, place: ErrorPlace): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const report = describeError(error, place);
  for (const listener of listeners) listener(report);
}
