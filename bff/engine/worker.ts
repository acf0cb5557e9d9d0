import type { Notice } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalysedDocument, AnalysedJob, AnalysisResult, Noticed, Posting, Profile } from './analyser.ts';
import { createLocalAnalyser, type MatchResult } from './analyser.ts';
import type { SkillInPosting } from './posting/skills-of.ts';

/** An answer, or the refusal that the user is told: only the one thread knows the class of the other's errors. */
export type Outcome<Result> = { result: Result } | { refusal: Pick<AppError, 'code' | 'message'> };

const analyser = createLocalAnalyser();

/** What a worker thread of the pool does; see `createPool`. */
export function profile(document: AnalysedDocument): Promise<Outcome<Profile>> {
  return outcomeOf(analyser.profile(document));
}

export function analyse(document: AnalysedDocument): Promise<Outcome<AnalysisResult>> {
  return outcomeOf(analyser.analyse(document));
}

export function match({
  document,
  job,
}: {
  document: AnalysedDocument;
  job: AnalysedJob;
}): Promise<Outcome<MatchResult>> {
  return outcomeOf(analyser.match(document, job));
}

export function notices(document: Noticed): Promise<Outcome<Notice[]>> {
  return outcomeOf(analyser.notices(document));
}

export function skills(posting: Posting): Promise<Outcome<SkillInPosting[]>> {
  return outcomeOf(analyser.skills(posting));
}

/** A pool without a preparation never asks for one. */
export function prepare(document: AnalysedDocument): Promise<Outcome<Uint8Array>> {
  return outcomeOf(
    Promise.resolve(document).then((each) => analyser.preparation?.prepare(each) ?? new Uint8Array()),
  );
}

async function outcomeOf<Result>(answer: Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await answer };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
