import { type Match, type MatchFailure, matches } from '@shortlist/api-contract';
import { ApiError, call, currentUser, refresh } from '@shortlist/platform';
import { failureText } from '../shared/failure-text.ts';
import { FIRST_CHUNK, failuresOf, nextChunkSize } from './chunks.ts';

/** How far a batch is. A new object with every change. */
export interface BatchState {
  /** Those that have been answered for; null where the answer left one out. */
  readonly answers: ReadonlyMap<string, Match | MatchFailure | null>;
  readonly status: 'running' | 'stopped' | 'done';
  /** Why the first call failed; null as soon as one has succeeded. */
  readonly failure: string | null;
}

interface BatchOptions {
  readonly jobId: string;
  /** Each once. */
  readonly resumeIds: readonly string[];
  /** Only so many are matched before it counts as stopped: as many as had come when it was stopped before. */
  readonly stopAfter?: number | null;
}

const FAILED = 'Failed to fetch batch match results';

/**
 * The matching of a selection: some resumes a call, one call after another. A call that fails does not end the others,
 * and all of it goes on while other pages are read, until it is stopped or somebody else signs in.
 */
export class BatchRun {
  readonly #jobId: string;
  readonly #listeners = new Set<() => void>();
  readonly #owner = currentUser()?.id;
  #state: BatchState = { answers: new Map(), status: 'running', failure: null };
  #waiting: readonly string[];
  /** What was stopped before it was sent. */
  #held: readonly string[];
  #working: AbortController | null = null;
  #hasBegun = false;
  #hasSucceeded = false;
  #size = FIRST_CHUNK;

  constructor({ jobId, resumeIds, stopAfter = null }: BatchOptions) {
    this.#jobId = jobId;
    this.#waiting = resumeIds.slice(0, stopAfter ?? resumeIds.length);
    this.#held = resumeIds.slice(this.#waiting.length);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BatchState => this.#state;

  /** Begins; nothing when it has begun. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    void this.#work();
  }

  /** Ends it after what has come. */
  stop(): void {
    this.#working?.abort();
    this.#working = null;
    this.#held = [...this.#waiting, ...this.#held];
    this.#waiting = [];
    this.#settle();
  }

  /** Goes on with what was not sent. */
  resume(): void {
    this.#waiting = [...this.#waiting, ...this.#held];
    this.#held = [];
    void this.#work();
  }

  /** Sends some that were answered for once more. */
  retry(ids: readonly string[]): void {
    this.#waiting = [...this.#waiting, ...ids.filter((id) => !this.#waiting.includes(id))];
    this.#set({ answers: new Map([...this.#state.answers].filter(([id]) => !ids.includes(id))) });
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working !== null) return;
    const controller = new AbortController();
    this.#working = controller;
    this.#set({ status: 'running', failure: null });
    while (this.#waiting.length > 0 && !controller.signal.aborted && currentUser()?.id === this.#owner) {
      await this.#matchSome(controller.signal);
    }
    if (this.#working !== controller) return;
    this.#working = null;
    this.#settle();
  }

  async #matchSome(signal: AbortSignal): Promise<void> {
    const ids = this.#waiting.slice(0, this.#size);
    const began = performance.now();
    const { results, failure } = await match(this.#jobId, ids, signal);
    if (signal.aborted) return;
    this.#waiting = this.#waiting.filter((id) => !ids.includes(id));
    this.#size = nextChunkSize(this.#size, performance.now() - began);
    this.#hasSucceeded ||= failure === null;
    const answers = new Map(this.#state.answers);
    for (const id of ids) answers.set(id, null);
    for (const result of results) answers.set(result.resume_id, result);
    this.#set({ answers, failure: this.#hasSucceeded ? null : (this.#state.failure ?? failure) });
  }

  #settle(): void {
    this.#set({ status: this.#waiting.length + this.#held.length > 0 ? 'stopped' : 'done' });
  }

  #set(change: Partial<BatchState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

interface Outcome {
  readonly results: readonly (Match | MatchFailure)[];
  /** Why the whole call failed. */
  readonly failure: string | null;
}

async function match(jobId: string, ids: readonly string[], signal: AbortSignal): Promise<Outcome> {
  try {
    const input = { params: { jobId }, body: { resume_ids: [...ids] } };
    const { results } = await call(matches.matchBatch, input, { signal });
    void refresh(matches.matchBatch);
    return { results, failure: null };
  } catch (error) {
    const failure = failureText(error, FAILED);
    return { results: failuresOf(ids, { error: failure, code: codeOf(error) }), failure };
  }
}

function codeOf(error: unknown): MatchFailure['code'] {
  if (!(error instanceof ApiError)) return 'unavailable';
  const { code } = error;
  return code === 'network' || code === 'invalid_answer' || code === 'aborted' ? 'unavailable' : code;
}
