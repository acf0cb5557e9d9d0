import { isReleaseFault, isReleaseSign, type TelemetryEvent } from '@shortlist/platform/telemetry';

/** What an event says of its release: it worked, it failed by its own fault, or nothing. */
export type Finding = 'worked' | 'failed' | null;

/** A network or a server that is away takes every version away, so going back would help nobody: that is no finding. */
export function outcomeOf(event: TelemetryEvent): Finding {
  if (event.kind === 'error') return event.isCrash ? 'failed' : null;
  if (event.kind === 'sign') return isReleaseSign(event.sign) ? 'failed' : null;
  if (event.kind !== 'load') return null;
  if (event.outcome === 'ok') return 'worked';
  return isReleaseFault(event) ? 'failed' : null;
}
