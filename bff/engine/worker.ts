import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalysedDocument, AnalysedJob, Noticed, Posting } from './analyser.ts';
import { createLocalAnalyser } from './analyser.ts';
import { createModelTasks } from './openai/model-tasks.ts';

/** An answer, or the refusal that the user is told: only the one thread knows the class of the other's errors. */
export type Outcome<Result> = { result: Result } | { refusal: Pick<AppError, 'code' | 'message'> };

const analyser = createLocalAnalyser();
const model = createModelTasks();

// What a worker thread of the pool does; see `createPool`.
export const profile = task(analyser.profile);
export const analyse = task(analyser.analyse);
export const match = task(({ document, job }: { document: AnalysedDocument; job: AnalysedJob }) =>
  analyser.match(document, job),
);
export const notices = task((document: Noticed) => analyser.notices(document));
export const skills = task((posting: Posting) => analyser.skills(posting));
/** A pool without a preparation never asks for one. */
export const prepare = task(
  async (document: AnalysedDocument) => analyser.preparation?.prepare(document) ?? new Uint8Array(),
);
export const analysisMessage = task(model.analysisMessage);
export const judgedAnalysis = task(model.judgedAnalysis);
export const matchMessage = task(model.matchMessage);
export const judgedMatch = task(model.judgedMatch);

/** A piece of work as a thread does it: what it refuses is an answer too. */
export function task<Input, Result>(work: (input: Input) => Promise<Result> | Result) {
  return async (input: Input): Promise<Outcome<Result>> => {
    try {
      return { result: await work(input) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { refusal: { code: error.code, message: error.message } };
    }
  };
}
