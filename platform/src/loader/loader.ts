import { forgetHang, hasHung } from '../page-guard/hang-record.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { attemptsWith, type Load } from './attempts.ts';
import { trackBreakers } from './breakers.ts';
import { DeadlineExceeded } from './deadline.ts';
import { runWhilePending, trackPendingLoads } from './pending-loads.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';
import { retryOnce } from './retry-once.ts';

/** From the first request of a remote to its last chunk, with all attempts: a person waits no longer. */
const DEADLINE_MS = 8_000;

/** The pause before the second attempt: long enough for a server that is being replaced. */
const PAUSE_MS = 300;

/** How the loading of something of a remote ended. */
export interface LoadReport {
  readonly remote: RemoteInSet;
  /** `./JobList`, or the path of a page. */
  readonly what: string;
  /** None when the remote was not asked at all, because it is suspended. */
  readonly attempts: number;
  readonly milliseconds: number;
  /** Undefined on success. */
  readonly error: RemoteError | undefined;
}

export interface LoaderOptions {
  readonly source: RemoteSource;
  readonly deadlineMs?: number;
  readonly pauseMs?: number;
  readonly onSettled?: (report: LoadReport) => void;
}

export interface Loader {
  /**
   * Runs a load of a remote: at most two attempts, within one deadline. A remote that failed several times in a row
   * is not asked for a while.
   *
   * @throws RemoteError.
   */
  run<T>(remote: RemoteInSet, what: string, load: Load<T>): Promise<T>;
  /**
   * A person wants it now: what is under way starts over, with a deadline of its own, and the next load asks the
   * network whatever happened before.
   */
  startOver(remote: RemoteInSet): void;
  /** Since when, by `Date.now()`, a load of a remote is under way; undefined when none is. */
  waitingSince(remote: RemoteInSet): number | undefined;
  /** Tells how each load ends. Returns how to stop it. */
  onSettled(listener: (report: LoadReport) => void): () => void;
}

/** Creates the loader of a page. */
export function createLoader(options: LoaderOptions): Loader {
  const { source, deadlineMs = DEADLINE_MS, pauseMs = PAUSE_MS, onSettled } = options;
  const attempts = attemptsWith(source);
  const waits = trackPendingLoads();
  const breakers = trackBreakers();
  const listeners = new Set(onSettled ? [onSettled] : []);

  async function run<T>(remote: RemoteInSet, what: string, load: Load<T>): Promise<T> {
    const start = Date.now();
    const count = { attempts: 0, renewals: 0 };
    const wait = waits.begin(remote);
    const end = (error?: RemoteError): void => {
      wait.end();
      breakers.settle(remote.name, error?.kind);
      const milliseconds = Date.now() - start;
      for (const tell of listeners) tell({ remote, what, attempts: count.attempts, milliseconds, error });
    };
    const attempt = (): Promise<T> => {
      const begun = attempts.begin(remote, load);
      count.attempts += 1;
      count.renewals = attempts.renewalsOf(remote);
      return begun;
    };
    try {
      if (hasHung(remote)) throw new RemoteError('unresponsive', remote);
      if (!breakers.mayLoad(remote.name)) throw new RemoteError('suspended', remote);
      const loaded = await runWhilePending(wait, deadlineMs, (isOver) => retryOnce(attempt, pauseMs, isOver));
      end();
      return loaded;
    } catch (cause) {
      if (cause instanceof DeadlineExceeded) attempts.invalidate(remote, count.renewals);
      const error = cause instanceof RemoteError ? cause : new RemoteError('timeout', remote, cause);
      end(error);
      throw error;
    }
  }

  return {
    run,
    startOver: (remote) => {
      forgetHang(remote);
      breakers.ask(remote.name);
      if (waits.since(remote) !== undefined) attempts.invalidate(remote);
      waits.restart(remote);
    },
    waitingSince: (remote) => waits.since(remote),
    onSettled: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
