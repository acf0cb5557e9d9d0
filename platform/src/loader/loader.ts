import type { RemoteInSet } from '../registry/release-set.ts';
import { RemoteError, type RemoteErrorKind } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/** From the first request of a remote to its last chunk, with all attempts: a person waits no longer. */
export const DEADLINE_MS = 8_000;

/** The pause before the second attempt: long enough for a server that is being replaced. */
const PAUSE_MS = 300;

/** One asked by a person, one by the loader itself. */
const ATTEMPTS = 2;

/** How the loading of something of a remote ended. */
export interface LoadReport {
  readonly remote: RemoteInSet;
  /** `./JobList`, or the path of a page. */
  readonly what: string;
  readonly attempts: number;
  readonly milliseconds: number;
  /** Undefined on success. */
  readonly error?: RemoteError;
}

export interface LoaderOptions {
  readonly source: RemoteSource;
  readonly deadlineMs?: number;
  readonly pauseMs?: number;
  readonly onSettled?: (report: LoadReport) => void;
}

/** Loads from the source; `Load` does one attempt and may load several modules one after another. */
export type Load<T> = (source: Pick<RemoteSource, 'load'>) => Promise<T>;

export interface Loader {
  /**
   * Runs a load of a remote: at most two attempts, within one deadline.
   *
   * @throws RemoteError.
   */
  run<T>(remote: RemoteInSet, what: string, load: Load<T>): Promise<T>;
}

/** What the loader knows of a remote: after a failure its next attempt starts afresh. */
interface RemoteState {
  /** The number of renewals so far. */
  renewals: number;
  isStale: boolean;
}

/** Creates the loader of a page. */
export function createLoader(options: LoaderOptions): Loader {
  const { source, deadlineMs = DEADLINE_MS, pauseMs = PAUSE_MS, onSettled } = options;
  const states = new Map<string, RemoteState>();

  function stateOf(remote: RemoteInSet): RemoteState {
    const state = states.get(remote.name) ?? { renewals: 0, isStale: false };
    states.set(remote.name, state);
    return state;
  }

  async function attempt<T>(remote: RemoteInSet, load: Load<T>): Promise<T> {
    const state = stateOf(remote);
    if (state.isStale) {
      state.isStale = false;
      source.renew(remote, ++state.renewals);
    }
    const { renewals } = state;
    try {
      return await load(source);
    } catch (cause) {
      // What was begun before a renewal says nothing about what came after it.
      if (state.renewals === renewals) state.isStale = true;
      throw asRemoteError(remote, cause);
    }
  }

  async function run<T>(remote: RemoteInSet, what: string, load: Load<T>): Promise<T> {
    const start = Date.now();
    const deadline = startDeadline(deadlineMs);
    let attempts = 0;
    const settled = (error?: RemoteError): void =>
      onSettled?.({ remote, what, attempts, milliseconds: Date.now() - start, ...(error ? { error } : {}) });
    try {
      const result = await deadline.race(
        persist(
          () => {
            attempts += 1;
            return attempt(remote, load);
          },
          { pauseMs, isOver: deadline.isOver },
        ),
      );
      settled();
      return result;
    } catch (cause) {
      if (cause === TOO_LATE) stateOf(remote).isStale = true;
      const error = cause === TOO_LATE ? new RemoteError('timeout', remote) : asRemoteError(remote, cause);
      settled(error);
      throw error;
    } finally {
      deadline.clear();
    }
  }

  return { run };
}

/** These can pass by themselves; the others are as they are until a release or a person changes something. */
const MAY_PASS: Record<RemoteErrorKind, boolean> = {
  unreachable: true,
  missing_part: true,
  broken_entry: true,
  crashed: false,
  timeout: false,
  not_released: false,
  not_exposed: false,
  incompatible: false,
};

interface Persistence {
  readonly pauseMs: number;
  readonly isOver: () => boolean;
}

async function persist<T>(attempt: () => Promise<T>, { pauseMs, isOver }: Persistence): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = error instanceof RemoteError && MAY_PASS[error.kind];
      if (!mayPass || left === 0 || isOver()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const TOO_LATE = Symbol('too late');

function startDeadline(milliseconds: number) {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(TOO_LATE);
    }, milliseconds);
  });
  expired.catch(() => {});
  return {
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, expired]),
    clear: () => clearTimeout(timer),
    isOver: () => isOver,
  };
}

/** A source reports what it can tell; whatever else is thrown while code is fetched is a part that is missing. */
function asRemoteError(remote: RemoteInSet, cause: unknown): RemoteError {
  return cause instanceof RemoteError ? cause : new RemoteError('missing_part', remote, cause);
}
