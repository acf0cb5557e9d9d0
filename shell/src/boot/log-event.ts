import type { TelemetryEvent } from '@shortlist/platform/host';

/** Writes an error where a browser's own error collectors find it: one line for people, then the parts for machines. */
export function logEvent(event: TelemetryEvent): void {
  if (event.kind !== 'error') return;
  const { remote, version, team, message } = event;
  globalThis.console.error(`[${remote} ${version}, team ${team}] ${message}`, event);
}
