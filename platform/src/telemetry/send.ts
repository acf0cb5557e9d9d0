import { type Batches, createBatches } from './batches.ts';
import { TELEMETRY_ADDRESS } from './limits.ts';
import { onTelemetry } from './outbox.ts';

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
  const timer = setInterval(() => send(batches, page, post), PAUSE_MS);
  const leave = (): void => send(batches, page, beacon);
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  // On the window, after whoever listens on the document: what they report then goes with it.
  window.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  send(batches, page, post);
  return () => {
    stopListening();
    clearInterval(timer);
    window.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', leave);
  };
}

type Send = (body: string) => void;

function send(batches: Batches, page: string, by: Send): void {
  for (const events of batches.take()) by(JSON.stringify({ page, events }));
}

const TYPE = 'application/json';

const post: Send = (body) => {
  fetch(TELEMETRY_ADDRESS, {
    method: 'POST',
    body,
    headers: { 'content-type': TYPE },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};

/** A page that goes away waits for no answer; the browser sends it all the same. */
const beacon: Send = (body) => {
  navigator.sendBeacon(TELEMETRY_ADDRESS, new Blob([body], { type: TYPE }));
};
