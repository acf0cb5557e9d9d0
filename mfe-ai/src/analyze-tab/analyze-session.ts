import { type Analysis, type Match, type MatchFailure, type Resume, resumes } from '@shortlist/api-contract';
import { call, currentUser } from '@shortlist/platform';
import { BatchRun } from '../batch-run/batch-run.ts';
import { matchChunk } from '../batch-run/match-chunk.ts';
import {
  type AddressedChoice,
  type AnalyzeMode,
  type AnalyzeParams,
  analyzeParams,
  keyOf,
  readChoice,
} from './analyze-address.ts';
import { type AnalysisFailure, AT_ONCE, analyzeChunk } from './analyze-chunk.ts';

/** What results call a resume. */
export type Named = Pick<Resume, 'candidate_name' | 'file_name'>;

/** A position that was chosen to match against. */
export interface ChosenJob {
  readonly id: string;
  readonly title: string;
}

/** Work that was started: it goes on whatever is shown. */
export type AnalyzeRun =
  | {
      readonly mode: 'standalone';
      readonly resumeIds: readonly string[];
      readonly run: BatchRun<Analysis | AnalysisFailure>;
    }
  | {
      readonly mode: 'matching';
      readonly resumeIds: readonly string[];
      readonly job: ChosenJob;
      readonly run: BatchRun<Match | MatchFailure>;
    };

export interface AnalyzeState {
  readonly mode: AnalyzeMode;
  readonly jobId: string | null;
  readonly chosen: ReadonlySet<string>;
  /** Of the resumes that were chosen, as they were called then. */
  readonly names: ReadonlyMap<string, Named>;
  /** Null: the selection is shown. */
  readonly started: AnalyzeRun | null;
}

const FRESH: AnalyzeState = {
  mode: 'standalone',
  jobId: null,
  chosen: new Set(),
  names: new Map(),
  started: null,
};

/** What one person has chosen and started on the tab, for as long as the page of the browser is there. */
export class AnalyzeSession {
  readonly ownerId: string | null;
  readonly #listeners = new Set<() => void>();
  #state = FRESH;
  /** What the address said last. */
  #heard: string | null = null;
  /** What the address was told and has not said yet, the last one last. */
  #told: readonly string[] = [];

  constructor(ownerId: string | null) {
    this.ownerId = ownerId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): AnalyzeState => this.#state;

  /** Begins with what the address says; when it says nothing, with what was left here. */
  open(params: AnalyzeParams): void {
    if (keyOf(params) !== keyOf({})) this.follow(params);
  }

  /**
   * Follows what the address says. A link that says nothing opens the tab as it was left.
   *
   * @returns whether the address is to be told what stands here.
   */
  follow(params: AnalyzeParams): boolean {
    const said = keyOf(params);
    if (said === this.#heard) return false;
    this.#heard = said;
    const echo = this.#told.indexOf(said);
    this.#told = this.#told.slice(echo + 1);
    if (echo >= 0) return false;
    if (said === keyOf({})) return true;
    void this.#adopt(readChoice(params));
    return false;
  }

  /** What the address shall say from now on. */
  tellAddress(): AnalyzeParams {
    const { mode, jobId, chosen } = this.#state;
    const params = analyzeParams({ mode, jobId, resumeIds: [...chosen] });
    if (keyOf(params) !== this.#heard) this.#told = [...this.#told, keyOf(params)];
    return params;
  }

  /** Begins again in another mode: selection and results are gone, and work that runs is ended. */
  switchTo(mode: AnalyzeMode): void {
    this.#put({ ...FRESH, mode });
  }

  chooseJob(jobId: string | null): void {
    this.#put({ ...this.#state, jobId });
  }

  choose(chosen: ReadonlySet<string>, shown: readonly Resume[]): void {
    const names = new Map(this.#state.names);
    for (const resume of shown) names.set(resume.id, resume);
    this.#put({ ...this.#state, chosen, names });
  }

  analyze(): void {
    const resumeIds = [...this.#state.chosen];
    const run = new BatchRun({ resumeIds, send: analyzeChunk, firstSize: AT_ONCE, nextSize: () => AT_ONCE });
    this.#start({ mode: 'standalone', resumeIds, run });
  }

  match(job: ChosenJob): void {
    const resumeIds = [...this.#state.chosen];
    const run = new BatchRun({ resumeIds, send: matchChunk(job.id) });
    this.#start({ mode: 'matching', resumeIds, job, run });
  }

  /** Back to the selection, which is as it was; work that runs is ended. */
  backToSelection(): void {
    this.#put({ ...this.#state, started: null });
  }

  /** Takes over what an address says. Its resumes count once the server knows them. */
  async #adopt({ mode, jobId, resumeIds }: AddressedChoice): Promise<void> {
    this.#put({ ...FRESH, mode, jobId });
    const before = this.#state;
    const found = await Promise.all(resumeIds.map(findResume));
    if (this.#state !== before) return;
    const known = found.filter((resume) => resume !== null);
    if (known.length > 0) this.choose(new Set(known.map(({ id }) => id)), known);
  }

  #start(started: AnalyzeRun): void {
    this.#put({ ...this.#state, started });
    started.run.begin();
  }

  #put(next: AnalyzeState): void {
    const { started } = this.#state;
    if (started !== next.started) started?.run.stop();
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

async function findResume(id: string): Promise<Resume | null> {
  try {
    return await call(resumes.get, { params: { id } });
  } catch {
    // Unknown or a stranger's, or the server is away: it is not chosen.
    return null;
  }
}

let session = new AnalyzeSession(null);

/** The session of who is signed in; what somebody else left is gone. */
export function analyzeSession(): AnalyzeSession {
  const ownerId = currentUser()?.id ?? null;
  if (session.ownerId !== ownerId) session = new AnalyzeSession(ownerId);
  return session;
}
