import { type Batches, createBatches } from './batches.ts';
import type { TelemetryBatch } from './events.ts';
import { onTelemetry } from './outbox.ts';
import { beaconBatch, postBatch } from './send-batch.ts';

export { reportVitals } from './vitals.ts';

const PAUSE_MS = 5_000;

/**
 * Sends what is reported, from the beginning of the page on: every few seconds, and when the page is left or hidden. What can't
 * be sent is lost, and nobody waits for it.
 *
 * @param page the id that the edge gave this page view, with its signature.
 * @returns how to stop it.
 */
export function startSending(page: string): () => void {
  const batches = createBatches();
  const stopListening = onTelemetry((event) => batches.add(event));
  const timer = setInterval(() => send(batches, page, postBatch), PAUSE_MS);
  const leave = (): void => send(batches, page, beaconBatch);
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  // On the window, after whoever listens on the document: what they report then goes with it.
  window.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  send(batches, page, postBatch);
  return () => {
    stopListening();
    clearInterval(timer);
    window.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', leave);
  };
}

type Send = (batch: TelemetryBatch) => void;

function send(batches: Batches, page: string, by: Send): void {
  for (const events of batches.take()) by({ page, events });
}
