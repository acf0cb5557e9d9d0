import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Analyzer } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { type Claim, requireRoom, withRoom } from '../plan-limits/plan-limits.service.ts';
import { getResume, getResumeText } from '../resumes/resumes.service.ts';
import { Analysis } from './analysis.entity.ts';
import { analyzedDocument } from './analyzed-document.ts';
import { analysisFingerprint, keptFingerprint } from './fingerprint.ts';

interface OwnResume {
  readonly ownerId: string;
  readonly id: string;
}

/** The same, for somebody who may leave before it is done. */
interface AskedResume extends OwnResume {
  readonly signal?: AbortSignal | undefined;
  /** What a run takes of a plan, where nothing is stored that answers; nothing where it is counted already. */
  readonly claim?: Claim | undefined;
  /** When the analysis counts as made: now unless told. */
  readonly evaluatedAt?: Date;
}

/**
 * Analyzes a resume, or returns the stored result when neither text nor engine has changed since.
 *
 * @throws AppError not_found, no_text, plan_limit
 */
export async function analyzeStoredResume(
  em: EntityManager,
  analyzer: Analyzer,
  { signal, claim, evaluatedAt = new Date(), ...own }: AskedResume,
): Promise<Analysis> {
  const resume = await getResumeText(em, own);
  const document = analyzedDocument(resume);
  const fingerprint = analysisFingerprint(analyzer, document);
  const stored = await em.findOne(Analysis, { resumeId: own.id, ownerId: own.ownerId });
  if (stored?.fingerprint === fingerprint) return stored;
  await requireRoom(em, claim);
  const result = await analyzer.analyze(document, { ownerId: own.ownerId, signal });
  const analysis = {
    id: stored?.id ?? newId(),
    ownerId: own.ownerId,
    resumeId: own.id,
    fingerprint: keptFingerprint(fingerprint, result.engine),
    scoreOverall: result.score_overall,
    scoreFormat: result.score_format,
    scoreSkills: result.score_skills,
    scoreExperience: result.score_experience,
    result,
    evaluatedAt,
  };
  return withRoom(em, claim, (tx) => keep(tx, analysis));
}

/** One row a resume: a newer result takes the place of the one before, also of one that came meanwhile. */
async function keep(em: EntityManager, analysis: Analysis): Promise<Analysis> {
  try {
    return await em.upsert(Analysis, analysis, {
      onConflictFields: ['resumeId'],
      onConflictExcludeFields: ['id'],
    });
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    throw new AppError('not_found', 'This resume was deleted.');
  }
}

/** The stored analysis; null when the resume has none. @throws AppError not_found */
export async function findAnalysis(em: EntityManager, own: OwnResume): Promise<Analysis | null> {
  await getResume(em, own);
  return em.findOne(Analysis, { resumeId: own.id, ownerId: own.ownerId });
}
