import { useEffect, useEffectEvent } from 'react';
import type { RemoteError } from '../loader/remote-error.ts';
import { watchReturn } from '../loader/watch-return.ts';

/** How a place that shows a failure comes back without a press. */
export interface WayBack {
  /** Fetches quietly what failed. */
  readonly probe: () => Promise<unknown>;
  /** It is there: the place shows it. */
  readonly onReturn: () => unknown;
}

/** Brings a place back by itself, as soon as what failed there can be had again. */
export function useReturn(error: RemoteError, { probe, onReturn }: WayBack): void {
  const look = useEffectEvent(async () => {
    try {
      await probe();
    } catch {
      // The failure that is shown goes on saying it; this one was expected.
      return false;
    }
    onReturn();
    return true;
  });
  useEffect(() => watchReturn(error, () => look()), [error]);
}
