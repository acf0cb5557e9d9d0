import type { RemoteInSet } from '../registry/release-set.ts';
import { startDeadline } from './deadline.ts';

/** One load that is under way. */
export interface Wait {
  /** When its last attempts began, by `Date.now()`. */
  since: number;
  /** Settles when a person wants it started over; from then on it is another promise. */
  restarted: Promise<typeof RESTARTED>;
  /** It is over, one way or the other. */
  end(): void;
}

const RESTARTED = Symbol('restarted');

/**
 * Does work within a deadline, and again with a new deadline whenever its wait is started over; what was begun
 * before is left to itself.
 *
 * @param work is told by `isOver` whether anybody still waits for it.
 * @throws TooLate, and what the work throws.
 */
export async function runWhilePending<T>(
  wait: Wait,
  deadlineMs: number,
  work: (isOver: () => boolean) => Promise<T>,
): Promise<T> {
  for (;;) {
    const { restarted } = wait;
    const deadline = startDeadline(deadlineMs);
    const isOver = () => deadline.isOver() || wait.restarted !== restarted;
    try {
      const outcome = await Promise.race([deadline.race(work(isOver)), restarted]);
      if (outcome !== RESTARTED) return outcome;
    } finally {
      deadline.clear();
    }
  }
}

/** The loads that are under way, by remote. */
export interface Waits {
  begin(remote: RemoteInSet): Wait;
  /** Has every load of a remote that is under way start over. */
  restart(remote: RemoteInSet): void;
  /** Since when the load that has waited longest is under way; undefined when none is. */
  since(remote: RemoteInSet): number | undefined;
}

interface RunningWait extends Wait {
  restart(): void;
}

export function trackPendingLoads(): Waits {
  const running = new Map<string, Set<RunningWait>>();
  return {
    begin: ({ name }) => {
      const own = running.get(name) ?? new Set();
      running.set(name, own);
      const wait = startWait(() => own.delete(wait));
      own.add(wait);
      return wait;
    },
    restart: ({ name }) => {
      for (const wait of running.get(name) ?? []) wait.restart();
    },
    since: ({ name }) => {
      const starts = [...(running.get(name) ?? [])].map(({ since }) => since);
      return starts.length === 0 ? undefined : Math.min(...starts);
    },
  };
}

function startWait(end: () => void): RunningWait {
  let signal = Promise.withResolvers<typeof RESTARTED>();
  const wait: RunningWait = {
    since: Date.now(),
    restarted: signal.promise,
    end,
    restart: () => {
      const { resolve } = signal;
      signal = Promise.withResolvers();
      wait.since = Date.now();
      wait.restarted = signal.promise;
      resolve(RESTARTED);
    },
  };
  return wait;
}
