import type { TelemetryBatch } from './events.ts';
import { TELEMETRY_ADDRESS } from './limits.ts';

const TYPE = 'application/json';

/** Sends a batch while the page goes on. What can't be sent is lost. */
export function postBatch(batch: TelemetryBatch): void {
  fetch(TELEMETRY_ADDRESS, {
    method: 'POST',
    body: JSON.stringify(batch),
    headers: { 'content-type': TYPE },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}

/** Sends a batch of a page that goes away: it waits for no answer, and the browser sends it all the same. */
export function beaconBatch(batch: TelemetryBatch): void {
  navigator.sendBeacon(TELEMETRY_ADDRESS, new Blob([JSON.stringify(batch)], { type: TYPE }));
}
