import { isMatchFailure, type Match, type MatchFailure, resumes } from '@shortlist/api-contract';
import { callPage, currentUser, notify, serverMessageOf } from '@shortlist/platform';
import { BatchRun } from '../batch-run/batch-run.ts';
import { isRetryable } from '../batch-run/chunks.ts';
import { matchChunk } from '../batch-run/match-chunk.ts';

/** How far the matching of all resumes against a position is. */
export interface MatchAllState {
  readonly status: 'idle' | 'collecting' | 'running' | 'stopped' | 'done';
  readonly done: number;
  readonly total: number;
  readonly failures: readonly MatchFailure[];
  /** Why the resumes could not be found, of which nothing was matched; null when they were. */
  readonly failure: string | null;
}

const IDLE: MatchAllState = { status: 'idle', done: 0, total: 0, failures: [], failure: null };

/** So many ids one call brings. */
const PAGE_SIZE = 200;

const FAILED = {
  tone: 'error',
  title: 'Batch Match Failed',
  message: 'Failed to batch match resumes',
} as const;

/**
 * The matching of every resume against one position. It goes on while other tabs and pages are read, and says at its
 * end how it went.
 */
export class MatchAll {
  readonly #jobId: string;
  readonly #listeners = new Set<() => void>();
  #state = IDLE;
  #run: BatchRun<Match | MatchFailure> | null = null;

  constructor(jobId: string) {
    this.#jobId = jobId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): MatchAllState => this.#state;

  async start(): Promise<void> {
    if (this.#state.status === 'collecting' || this.#state.status === 'running') return;
    this.#put({ ...IDLE, status: 'collecting', failure: this.#state.failure });
    try {
      const resumeIds = await everyResumeId();
      this.#run = new BatchRun({ resumeIds, send: matchChunk(this.#jobId) });
      this.#run.subscribe(() => this.#follow(resumeIds.length));
      this.#run.begin();
    } catch (error) {
      this.#put({ ...IDLE, failure: serverMessageOf(error, "The server didn't respond.") });
      notify(FAILED);
    }
  }

  stop(): void {
    this.#run?.stop();
  }

  resume(): void {
    this.#run?.resume();
  }

  /** Matches once more what failed for a reason that may pass. */
  retry(): void {
    this.#run?.retry(this.#state.failures.filter(isRetryable).map(({ resume_id: id }) => id));
  }

  #follow(total: number): void {
    const { answers, status } = this.#run?.state() ?? { answers: new Map(), status: 'done' as const };
    const results = [...answers.values()].filter((result) => result !== null);
    const failures = results.filter(isMatchFailure);
    const isOver = status === 'done' && this.#state.status !== 'done';
    this.#put({ status, done: answers.size, total, failures, failure: null });
    if (isOver) notify(newsOf(this.#state));
  }

  #put(state: MatchAllState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function newsOf({ failures, total }: MatchAllState): Parameters<typeof notify>[0] {
  if (failures.length === total && total > 0) return FAILED;
  const title = 'Batch Match Complete';
  if (failures.length === 0) return { tone: 'success', title, message: 'Resumes matched successfully' };
  const message = `${total - failures.length} resumes matched. ${failures.length} failed.`;
  return { tone: 'warning', title, message };
}

async function everyResumeId(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
    const page = await callPage(resumes.list, { query });
    ids.push(...page.data.resumes.map(({ id }) => id));
    cursor = page.next;
  }
  return [...new Set(ids)];
}

const running = new Map<string, MatchAll>();

/** The matching of all resumes against a position, by whoever is signed in. */
export function matchAllOf(jobId: string): MatchAll {
  const key = `${currentUser()?.id} ${jobId}`;
  const known = running.get(key) ?? new MatchAll(jobId);
  running.set(key, known);
  return known;
}
