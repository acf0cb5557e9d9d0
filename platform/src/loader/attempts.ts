import type { RemoteInSet } from '../registry/release-set.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/** Does one attempt and may load several modules one after another. */
export type Load<T> = (source: Pick<RemoteSource, 'load'>) => Promise<T>;

/** Attempts to load from remotes, each knowing what became of the ones before. */
export interface Attempts {
  /** @throws RemoteError. */
  begin<T>(remote: RemoteInSet, load: Load<T>): Promise<T>;
  /** Has the next attempt of a remote start afresh; with `renewals`, only if nothing was thrown away since. */
  invalidate(remote: RemoteInSet, renewals?: number): void;
  /** How often what was kept of a remote was thrown away. */
  renewalsOf(remote: RemoteInSet): number;
}

interface RemoteState {
  /** How often what was kept of the remote was thrown away. */
  reregistrations: number;
  /** Something failed since: what is kept of the remote may be part of the failure. */
  isSpoilt: boolean;
}

export function attemptsWith(source: RemoteSource): Attempts {
  const states = new Map<string, RemoteState>();

  function stateOf({ name }: RemoteInSet): RemoteState {
    const state = states.get(name) ?? { reregistrations: 0, isSpoilt: false };
    states.set(name, state);
    return state;
  }

  async function begin<T>(remote: RemoteInSet, load: Load<T>): Promise<T> {
    const state = stateOf(remote);
    if (state.isSpoilt) {
      state.isSpoilt = false;
      state.reregistrations += 1;
      source.reregister(remote, state.reregistrations);
    }
    const { reregistrations: renewals } = state;
    const since = performance.now();
    try {
      return await load(source);
    } catch (cause) {
      // What was begun before a renewal says nothing about what came after it.
      if (state.reregistrations === renewals) state.isSpoilt = true;
      const error = asRemoteError(remote, cause);
      throw (await source.diagnose?.(remote, error, since)) ?? error;
    }
  }

  return {
    begin,
    invalidate: (remote, renewals) => {
      const state = stateOf(remote);
      if (renewals === undefined || state.reregistrations === renewals) state.isSpoilt = true;
    },
    renewalsOf: (remote) => stateOf(remote).reregistrations,
  };
}

/** A source reports what it can tell; whatever else is thrown while code is fetched is a part that is missing. */
function asRemoteError(remote: RemoteInSet, cause: unknown): RemoteError {
  return cause instanceof RemoteError ? cause : new RemoteError('missing_part', remote, cause);
}
