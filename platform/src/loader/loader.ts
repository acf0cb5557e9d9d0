import type { RemoteInSet } from '../registry/release-set.ts';
import { attemptsWith, type Load } from './attempts.ts';
import { startDeadline, TooLate } from './deadline.ts';
import { RemoteError, type RemoteErrorKind } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/** From the first request of a remote to its last chunk, with all attempts: a person waits no longer. */
const DEADLINE_MS = 8_000;

/** The pause before the second attempt: long enough for a server that is being replaced. */
const PAUSE_MS = 300;

/** How the loading of something of a remote ended. */
export interface LoadReport {
  readonly remote: RemoteInSet;
  /** `./JobList`, or the path of a page. */
  readonly what: string;
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
   * Runs a load of a remote: at most two attempts, within one deadline.
   *
   * @throws RemoteError.
   */
  run<T>(remote: RemoteInSet, what: string, load: Load<T>): Promise<T>;
}

/** Creates the loader of a page. */
export function createLoader(options: LoaderOptions): Loader {
  const { source, deadlineMs = DEADLINE_MS, pauseMs = PAUSE_MS, onSettled } = options;
  const attempts = attemptsWith(source);

  async function run<T>(remote: RemoteInSet, what: string, load: Load<T>): Promise<T> {
    const start = Date.now();
    const deadline = startDeadline(deadlineMs);
    let count = 0;
    const attempt = (): Promise<T> => {
      count += 1;
      return attempts.begin(remote, load);
    };
    const settle = (error?: RemoteError): void =>
      onSettled?.({ remote, what, attempts: count, milliseconds: Date.now() - start, error });
    try {
      const loaded = await deadline.race(twice(attempt, pauseMs, deadline.isOver));
      settle();
      return loaded;
    } catch (cause) {
      if (cause instanceof TooLate) attempts.spoil(remote);
      const error = cause instanceof RemoteError ? cause : new RemoteError('timeout', remote, cause);
      settle(error);
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
  tampered: true,
  forbidden_origin: false,
  crashed: false,
  timeout: false,
  not_released: false,
  not_exposed: false,
  incompatible: false,
};

async function twice<T>(attempt: () => Promise<T>, pauseMs: number, isOver: () => boolean): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RemoteError && MAY_PASS[error.kind])) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  if (isOver()) throw new TooLate();
  return attempt();
}
