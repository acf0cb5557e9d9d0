import type { TelemetryEvent } from '@shortlist/platform/telemetry';

/** What an event says of its release: it worked, it failed by its own fault, or nothing. */
export type Finding = 'worked' | 'failed' | null;

/** Kinds of failed loads that another version would not have. */
const OWN_FAULTS = new Set(['broken_entry', 'not_exposed', 'incompatible', 'tampered']);

/** A network or a server that is away takes every version away, so going back would help nobody: that is no finding. */
export function findingOf(event: TelemetryEvent): Finding {
  if (event.kind === 'error') return event.isCrash ? 'failed' : null;
  if (event.kind !== 'load') return null;
  if (event.outcome === 'ok') return 'worked';
  const isOwn = OWN_FAULTS.has(event.outcome) || (event.outcome === 'missing_part' && event.hasThrown);
  return isOwn ? 'failed' : null;
}
