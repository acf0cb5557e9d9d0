import { useEffect, useState } from 'react';
import { remoteHost } from '../loader/host.ts';
import type { RemoteInSet } from '../registry/release-set.ts';

/** After this wait a place says that it waits; with what the start of the page takes, a person knows within 3 s. */
export const LATE_MS = 2_000;

export interface SlowState {
  readonly isLate: boolean;
  /** Has what is waited for start over, and gives it as long again. */
  readonly startOver: () => void;
}

/** Whether a remote is waited for longer than people do without a word; undefined is waited for by nobody. */
export function useIsSlow(remote: RemoteInSet | undefined): SlowState {
  const [round, setRound] = useState(0);
  // The wait that has become too long: another remote, or another round, is another wait.
  const [late, setLate] = useState<{ remote: RemoteInSet; round: number } | null>(null);
  useEffect(() => {
    if (!remote) return undefined;
    const since = remoteHost().loader.waitingSince(remote) ?? Date.now();
    const timer = setTimeout(() => setLate({ remote, round }), since + LATE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [remote, round]);
  return {
    isLate: late !== null && late.remote === remote && late.round === round,
    startOver: () => {
      if (remote) remoteHost().loader.startOver(remote);
      setRound(round + 1);
    },
  };
}
