import { threadId } from 'node:worker_threads';
import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalyzedDocument, AnalyzedJob, NoticeResult, Posting } from './analyzer.ts';
import { createLocalAnalyzer } from './analyzer.ts';
import { createModelTasks, type ModelTasks } from './openai/model-tasks.ts';
import { type Meter, startMeter } from './processor-budget.ts';

/** An answer, or the refusal that the user is told: only the one thread knows the class of the other's errors. */
export type Outcome<Result> = { result: Result } | { refusal: Pick<AppError, 'code' | 'message'> };

/** What a task of the engine of a model is given. */
type Input<Name extends keyof ModelTasks> = Parameters<ModelTasks[Name]>[0];

const analyzer = createLocalAnalyzer();
const model = createModelTasks();

// What a worker thread of the pool does; see `createPool`.
export const profile = task((document: AnalyzedDocument) => analyzer.profile(document));
export const analyze = task((document: AnalyzedDocument) => analyzer.analyze(document));
export const match = task(({ document, job }: { document: AnalyzedDocument; job: AnalyzedJob }) =>
  analyzer.match(document, job),
);
export const notices = task((document: NoticeResult) => analyzer.notices(document));
export const skills = task((posting: Posting) => analyzer.skills(posting));
export const requirements = task((job: AnalyzedJob) => analyzer.requirements(job));
/** A pool without a preparation never asks for one. */
export const prepare = task(
  async (document: AnalyzedDocument) => analyzer.preparation?.prepare(document) ?? new Uint8Array(),
);
export const analysisMessage = task((document: AnalyzedDocument) => model.analysisMessage(document));
export const judgedAnalysis = task((asked: Input<'judgedAnalysis'>) => model.judgedAnalysis(asked));
export const matchMessage = task((pair: Input<'matchMessage'>) => model.matchMessage(pair));
export const judgedMatch = task((asked: Input<'judgedMatch'>) => model.judgedMatch(asked));

/** What a thread is given: the input of a task, and where it tells what it computes. */
export interface Work<Input> {
  readonly input: Input;
  readonly meter: Meter;
}

/** A piece of work as a thread does it: what it refuses is an answer too. */
export function task<Input, Result>(work: (input: Input) => Promise<Result> | Result) {
  return async ({ input, meter }: Work<Input>): Promise<Outcome<Result>> => {
    startMeter(meter, threadId);
    try {
      return { result: await work(input) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { refusal: { code: error.code, message: error.message } };
    }
  };
}
