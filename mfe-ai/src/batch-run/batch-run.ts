import { currentUser } from '@shortlist/platform';
import { FIRST_CHUNK, nextChunkSize } from './chunks.ts';

/** How far a batch is. A new object with every change. */
export interface BatchState<Result> {
  /** Those that have been answered for; null where the answer left one out. */
  readonly answers: ReadonlyMap<string, Result | null>;
  readonly status: 'running' | 'stopped' | 'done';
  /** Why the first call failed; null as soon as one has succeeded. */
  readonly failure: string | null;
}

/** What one call of a batch brought. */
export interface Outcome<Result> {
  /** Each beside its resume, in any order; one may be left out. */
  readonly results: readonly Result[];
  /** Why the whole call failed; null when it did not. */
  readonly failure: string | null;
}

interface BatchOptions<Result> {
  /** Each once. */
  readonly resumeIds: readonly string[];
  /** Works on some of them; a failure is an outcome too. */
  readonly send: (ids: readonly string[], signal: AbortSignal) => Promise<Outcome<Result>>;
  /** How many the first call takes. */
  readonly firstSize?: number;
  /** How many the next call takes, by how many and how long the one before took; more while the server is quick. */
  readonly nextSize?: typeof nextChunkSize;
  /** Only so many are sent before it counts as stopped: as many as had come when it was stopped before. */
  readonly stopAfter?: number | null;
}

/**
 * Work on a selection: some resumes a call, one call after another. A call that fails does not end the others, and all
 * of it goes on while other pages are read, until it is stopped or somebody else signs in.
 */
export class BatchRun<Result extends { readonly resume_id: string }> {
  readonly #send: BatchOptions<Result>['send'];
  readonly #nextSize: typeof nextChunkSize;
  readonly #listeners = new Set<() => void>();
  readonly #owner = currentUser()?.id;
  #state: BatchState<Result> = { answers: new Map(), status: 'running', failure: null };
  #waiting: readonly string[];
  /** What was stopped before it was sent. */
  #held: readonly string[];
  #working: AbortController | null = null;
  #hasBegun = false;
  #hasSucceeded = false;
  #size: number;

  constructor({ resumeIds, stopAfter = null, ...work }: BatchOptions<Result>) {
    this.#send = work.send;
    this.#size = work.firstSize ?? FIRST_CHUNK;
    this.#nextSize = work.nextSize ?? nextChunkSize;
    this.#waiting = resumeIds.slice(0, stopAfter ?? resumeIds.length);
    this.#held = resumeIds.slice(this.#waiting.length);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BatchState<Result> => this.#state;

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

  /** Takes a newer answer for some that were answered for. */
  replace(result: Result): void {
    if (!this.#state.answers.has(result.resume_id)) return;
    this.#set({ answers: new Map(this.#state.answers).set(result.resume_id, result) });
  }

  async #work(): Promise<void> {
    if (this.#working !== null) return;
    const controller = new AbortController();
    this.#working = controller;
    this.#set({ status: 'running', failure: null });
    while (this.#waiting.length > 0 && !controller.signal.aborted && currentUser()?.id === this.#owner) {
      await this.#workOnSome(controller.signal);
    }
    if (this.#working !== controller) return;
    this.#working = null;
    this.#settle();
  }

  async #workOnSome(signal: AbortSignal): Promise<void> {
    const ids = this.#waiting.slice(0, this.#size);
    const began = performance.now();
    const { results, failure } = await this.#send(ids, signal);
    if (signal.aborted) return;
    this.#waiting = this.#waiting.filter((id) => !ids.includes(id));
    this.#size = this.#nextSize(this.#size, performance.now() - began);
    this.#hasSucceeded ||= failure === null;
    const answers = new Map<string, Result | null>(this.#state.answers);
    for (const id of ids) answers.set(id, null);
    for (const result of results) answers.set(result.resume_id, result);
    this.#set({ answers, failure: this.#hasSucceeded ? null : (this.#state.failure ?? failure) });
  }

  #settle(): void {
    this.#set({ status: this.#waiting.length + this.#held.length > 0 ? 'stopped' : 'done' });
  }

  #set(change: Partial<BatchState<Result>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
