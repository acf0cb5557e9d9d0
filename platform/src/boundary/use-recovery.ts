import { useEffect, useEffectEvent } from 'react';
import type { RemoteError } from '../loader/remote-error.ts';
import { watchRecovery } from '../loader/watch-recovery.ts';

/** How a place that shows a failure comes back without a press. */
export interface Recovery {
  /** Fetches quietly what failed. */
  readonly probe: () => Promise<unknown>;
  /** It is there: the place shows it. */
  readonly onReturn: () => unknown;
}

/** Brings a place back by itself, as soon as what failed there can be had again. */
export function useRecovery(error: RemoteError, { probe, onReturn }: Recovery): void {
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
  useEffect(() => watchRecovery(error, () => look()), [error]);
}
