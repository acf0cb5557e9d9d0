import type { TelemetryEvent } from '@shortlist/platform/host';
import { pageOverrides } from '../overrides/page-overrides.ts';

/** Writes errors and signs where a browser's own collectors find them: one line for people, then the parts for machines. */
export function logEvent(event: TelemetryEvent): void {
  if (event.kind !== 'error' && event.kind !== 'sign') return;
  const { remote, version, team } = event;
  const note = pageOverrides().some(({ name }) => name === remote) ? ', overridden in this browser' : '';
  const source = `[${remote} ${version}, team ${team}${note}]`;
  if (event.kind === 'error') globalThis.console.error(`${source} ${event.message}`, event);
  else globalThis.console.warn(`${source} ${event.sign}: ${event.detail}`, event);
}
