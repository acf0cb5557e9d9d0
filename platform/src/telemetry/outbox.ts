import type { TelemetryEvent } from './events.ts';

type Listener = (event: TelemetryEvent) => void;

/** What is sent away comes later than the first event: so many are kept for it. */
const KEPT = 100;

const listeners = new Set<Listener>();
const kept: TelemetryEvent[] = [];

/** Hands an event to everyone who listens. It never throws: telemetry takes nothing down. */
export function recordEvent(event: TelemetryEvent): void {
  if (kept.length < KEPT) kept.push(event);
  for (const listener of listeners) tell(listener, event);
}

/** Hears every event, first those of the page's beginning that it missed. Returns how to stop it. */
export function onTelemetry(listener: Listener): () => void {
  for (const event of kept) tell(listener, event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets what is kept: in the product a page does it never, a test before each case. */
export function forgetTelemetry(): void {
  kept.length = 0;
}

function tell(listener: Listener, event: TelemetryEvent): void {
  try {
    listener(event);
  } catch {
    // A listener that fails is not the failure that was to be told of.
  }
}
