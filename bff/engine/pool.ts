import { availableParallelism } from 'node:os';
import { AppError } from '@shortlist/api-contract/app-error';
import { Piscina } from 'piscina';
import { type AnalyzedDocument, type Analyzer, createLocalAnalyzer, type WorkOptions } from './analyzer.ts';
import { createFairQueue } from './extraction/fair-queue.ts';
import type { ModelTasks } from './openai/model-tasks.ts';
import { startBudget } from './processor-budget.ts';
import type { Outcome, Work } from './worker.ts';

/** An engine in threads of its own, to be closed. */
export interface PooledAnalyzer extends Analyzer {
  /** What the engine of a model computes, in the same threads. */
  readonly model: ModelTasks;
  /** Any other task of the module that the threads run, by its name: with the same deadline, and a part of the same share. */
  run<Result>(task: string, input: unknown, work?: WorkOptions): Promise<Result>;
  /** Ends the threads; work in progress is rejected. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Threads at most; one less than the machine has cores if not said, at least two: nobody has them all. */
  readonly threads?: number;
  /** Of the processor for one piece of work; five seconds if not said. */
  readonly budgetMs?: number;
  /** For one piece of work by the clock, from its turn on; half a minute if not said. */
  readonly timeoutMs?: number;
  /** The module that the threads run; the engine's own if not said. */
  readonly module?: URL;
}

/** Memory of one thread: a resume that needs more ends its thread, not the process. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const IDLE_MS = 60_000;

/** Longer than any text takes; the start of a thread is part of it, and took 20 seconds on a machine with much else to do. */
const TIMEOUT_MS = 30_000;

/** Pieces of work of one owner; more are refused until some are done. */
const MAX_WAITING = 200;

/** So often a piece of work is begun whose thread breaks down. */
const ATTEMPTS = 2;

const brokenDown = () =>
  new AppError('internal', 'Failed to analyze this resume. Try again or upload another version.');

const tookTooLong = (task: string) =>
  new AppError(
    'timeout',
    task === 'skills' || task === 'requirements'
      ? 'This text took too long to read. Shorten it and try again.'
      : 'Analyzing this resume took too long. Try again.',
  );

const tooMany = () =>
  new AppError('unavailable', 'Too many resumes are being processed for you. Try again in a moment.');

const closed = () => new AppError('unavailable', 'The engine is stopping. Try again in a moment.');

/**
 * The local engine in worker threads: the process goes on answering while it works, and a resume that takes a thread
 * down takes nothing else with it. The same answers, to the last digit, whatever the number of threads.
 *
 * Threads start when they are first needed and end when nobody has needed them for a minute. A signal that fires ends
 * the work at once, also in the middle, and so does its deadline. Where work waits, owners take turns.
 */
export function createPool(options: PoolOptions = {}): PooledAnalyzer {
  const { name, version, preparation } = createLocalAnalyzer();
  const places = options.threads ?? Math.max(2, availableParallelism() - 1);
  const turns = createFairQueue({ places, mostWaiting: MAX_WAITING, full: tooMany });
  const pool = new Piscina({
    filename: (options.module ?? new URL('./worker.ts', import.meta.url)).href,
    minThreads: 0,
    maxThreads: places,
    idleTimeout: IDLE_MS,
    resourceLimits: THREAD_LIMITS,
  });
  let isClosed = false;
  const runNow = async <Result>(task: string, input: unknown, signal?: AbortSignal): Promise<Result> => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const budget = startBudget(() => pool.threads, options.budgetMs);
    const limits = AbortSignal.any([timeout, budget.signal]);
    const either = signal === undefined ? limits : AbortSignal.any([signal, limits]);
    const work: Work<unknown> = { input, meter: budget.meter };
    const outcome: Outcome<Result> = await begin(() => pool.run(work, { name: task, signal: either }))
      .catch((error: unknown) => {
        signal?.throwIfAborted();
        throw isClosed ? closed() : limits.aborted ? tookTooLong(task) : error;
      })
      .finally(() => budget.end());
    if ('refusal' in outcome) throw new AppError(outcome.refusal.code, outcome.refusal.message);
    return outcome.result;
  };
  const run = <Result>(task: string, input: unknown, { signal, ownerId = '' }: WorkOptions = {}) =>
    turns.run(ownerId, () => runNow<Result>(task, input, signal), signal);
  return {
    name,
    version,
    profile: (document, work) => run('profile', document, work),
    analyze: (document, work) => run('analyze', document, work),
    match: (document, job, work) => run('match', { document: handedOver(document), job }, work),
    notices: ({ text, blocks }, work) => run('notices', { text, blocks }, work),
    ...postingsOn(run),
    preparation: preparation && {
      ...preparation,
      prepare: (document, work) => run('prepare', document, work),
    },
    model: modelOn(run),
    run,
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}

/** What is read of postings. */
function postingsOn(run: PooledAnalyzer['run']): Pick<Analyzer, 'skills' | 'requirements'> {
  return {
    skills: ({ title, text }, work) => run('skills', { title, text }, work),
    requirements: (job, work) => run('requirements', job, work),
  };
}

/** What the engine of a model computes, by the names of its tasks. */
function modelOn(run: PooledAnalyzer['run']): ModelTasks {
  return {
    analysisMessage: (document, work) => run('analysisMessage', document, work),
    judgedAnalysis: (asked, work) => run('judgedAnalysis', asked, work),
    matchMessage: ({ document, job }, work) =>
      run('matchMessage', { document: handedOver(document), job }, work),
    judgedMatch: ({ document, ...asked }, work) =>
      run('judgedMatch', { ...asked, document: handedOver(document) }, work),
  };
}

/** What was prepared holds all that a match reads. */
function handedOver(document: AnalyzedDocument): AnalyzedDocument {
  return document.prepared === undefined ? document : { ...document, text: '', blocks: [] };
}

/** Begins anew when a thread breaks down; what the engine itself throws is thrown on. */
async function begin<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBreakdown(error)) throw error;
      if (attempt === ATTEMPTS) throw brokenDown();
    }
  }
}

/** Out of memory, or the thread has ended. */
function isBreakdown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_WORKER') || /worker exited/i.test(error.message);
}
