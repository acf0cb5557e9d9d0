import type { TelemetryEvent } from '@shortlist/platform/host';
import { pageOverrides } from '../overrides/page-overrides.ts';

/** Writes an error where a browser's own error collectors find it: one line for people, then the parts for machines. */
export function logEvent(event: TelemetryEvent): void {
  if (event.kind !== 'error') return;
  const { remote, version, team, message } = event;
  const note = pageOverrides().some(({ name }) => name === remote) ? ', overridden in this browser' : '';
  globalThis.console.error(`[${remote} ${version}, team ${team}${note}] ${message}`, event);
}
