import { AppError } from '@shortlist/api-contract/app-error';
import { Piscina } from 'piscina';
import { startBudget } from '../processor-budget.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { createFairQueue } from './fair-queue.ts';
import { documentOfScan, type Ocr } from './ocr.ts';
import { refusalOf } from './refusals.ts';
import type { PreviewOutcome, ReadOutcome, ReadTask } from './worker.ts';

/** For whom a file is read, and what ends it where nobody waits any more. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Where many files wait, owners take turns. */
  readonly owner?: string;
}

/** Reads resume files in worker threads, so that a hostile file can't stop the process. */
export interface Extractor {
  /**
   * Reads a PDF, DOC or DOCX from disk. `fileName` is the name that the user gave: its extension must agree
   * with the content, and the sentence of a refusal names it.
   *
   * Throws `AppError` with `file_wrong_type`, `file_empty`, `file_encrypted`, `file_corrupt`, `file_no_text`,
   * `file_too_long`, `file_too_complex`, `timeout` or `unavailable`, each with a sentence for the user.
   */
  extract(file: { path: string; fileName: string }, options?: ReadOptions): Promise<ExtractedDocument>;
  /**
   * The body of a DOC or DOCX as HTML: headings, paragraphs, lists and tables, and nothing that could act or load. The
   * same limits, and the same errors, as `extract`.
   */
  preview(file: { path: string; fileName: string }, options?: ReadOptions): Promise<string>;
  /** Ends the worker threads. */
  close(): Promise<void>;
}

/** Memory of one worker: a file that needs more ends its worker, not the process. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const IDLE_MS = 60_000;
const THREADS = 2;

/** Files of one owner; more are refused until some are read. */
const MAX_WAITING = 200;

const tooMany = () =>
  new AppError(
    'unavailable',
    `${MAX_WAITING} of your files are waiting to be read. Upload this one again when some are done.`,
  );

interface ExtractorOptions {
  readonly threads?: number;
  /** Of the processor for one file; five seconds if not said. */
  readonly budgetMs?: number;
  /** For one file by the clock, a minute if not said: the start of a thread is part of it, and took 20 seconds on a machine with much else to do. */
  readonly timeoutMs?: number;
  /** Reads scans; without it they are refused. */
  readonly ocr?: Ocr | null;
}

/** Starts a pool of workers. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const places = options.threads ?? THREADS;
  const turns = createFairQueue({ places, mostWaiting: MAX_WAITING, full: tooMany });
  const pool = new Piscina<ReadTask, ReadOutcome | PreviewOutcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: places,
    idleTimeout: IDLE_MS,
    resourceLimits: WORKER_LIMITS,
  });
  const readNow = async (name: string, file: ReadTask, signal: AbortSignal | undefined) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 60_000);
    const budget = startBudget(() => pool.threads, options.budgetMs);
    const ends = [timeout, budget.signal, ...(signal === undefined ? [] : [signal])];
    const outcome = await pool
      .run({ ...file, meter: budget.meter }, { name, signal: AbortSignal.any(ends) })
      .catch((error: unknown) => {
        throw explain(error, { timeout, spent: budget.signal, signal });
      })
      .finally(() => budget.end());
    if (!('refusal' in outcome)) return outcome;
    const { code, message } = outcome.refusal;
    const pages =
      code === 'file_no_text' && name === 'default' ? await seen(options.ocr, file, signal) : null;
    if (pages === null) throw new AppError(code, message);
    return { document: documentOfScan(pages) };
  };
  /** Each name has one kind of answer. */
  const run = async <T extends object>(name: string, file: ReadTask, { signal, owner = '' }: ReadOptions) =>
    (await turns.run(owner, () => readNow(name, file, signal), signal)) as unknown as T;
  return {
    async extract(file, read = {}) {
      return (await run<{ document: ExtractedDocument }>('default', file, read)).document;
    },
    async preview(file, read = {}) {
      return (await run<{ html: string }>('previewFile', file, read)).html;
    },
    close: () => pool.destroy(),
  };
}

/** What a program sees in a PDF without text; null without one, and for other files. */
async function seen(ocr: Ocr | null | undefined, file: ReadTask, signal: AbortSignal | undefined) {
  if (ocr === null || ocr === undefined || !file.fileName.toLowerCase().endsWith('.pdf')) return null;
  const pages = await ocr(file.path, signal);
  signal?.throwIfAborted();
  return pages;
}

/** A worker that was ended for its time or its memory says so to the user; the rest stays what it is. */
function explain(
  error: unknown,
  signals: { timeout: AbortSignal; spent: AbortSignal; signal: AbortSignal | undefined },
): unknown {
  if (signals.signal?.aborted === true) return signals.signal.reason;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const refusal = signals.spent.aborted
    ? refusalOf('tooComplex')
    : signals.timeout.aborted
      ? refusalOf('tookTooLong')
      : code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? refusalOf('bomb')
        : null;
  return refusal === null ? error : new AppError(refusal.code, refusal.message);
}
