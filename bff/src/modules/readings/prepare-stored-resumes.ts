import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalyzedDocument, WorkOptions } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { analyzedDocument } from '../analysis/analyzed-document.ts';
import { cacheReadings, prepareForMatch } from './readings.service.ts';

/** So many are read at a time. */
const PAGE = 20;

type Tools = Pick<Dependencies, 'analyzer' | 'log'>;

/**
 * Prepares the resumes for matches that this version of the engine has not prepared yet: those of before it was done, and all of them
 * after a new version. Ends between two once `signal` fires; one that can't be read is left for the next time.
 */
export async function prepareStoredResumes(
  em: EntityManager,
  tools: Tools,
  signal: AbortSignal,
): Promise<void> {
  const { preparation } = tools.analyzer;
  if (preparation === undefined) return;
  let prepared = 0;
  let rows = await rowsAfter(em, preparation.version, null);
  while (rows.length > 0 && !signal.aborted) {
    for (const { id, uploaded_at, ...row } of rows) {
      if (signal.aborted) break;
      const document = analyzedDocument({ ...row, uploadedAt: new Date(uploaded_at) });
      if (await prepareOne(em, tools, { id, document, signal })) prepared += 1;
    }
    rows = await rowsAfter(em, preparation.version, rows.at(-1)?.id ?? null);
  }
  if (prepared > 0) tools.log.info({ prepared }, 'Prepared resumes for matches');
}

interface ToPrepare extends WorkOptions {
  readonly id: string;
  readonly document: AnalyzedDocument;
}

/** Prepares a resume and keeps that, and says whether it did: one without it is prepared when it is matched. */
export async function prepareOne(
  em: EntityManager,
  { analyzer, log }: Tools,
  { id, document, ...work }: ToPrepare,
): Promise<boolean> {
  try {
    const { made } = await prepareForMatch(analyzer, { id, document, stored: new Map() }, work);
    if (made !== null) await cacheReadings(em, [made]);
    return made !== null;
  } catch (error) {
    // Without words there is nothing to match, and whoever matches is told so; a resume that is gone needs nothing.
    const isExpected =
      work.signal?.aborted === true ||
      error instanceof ForeignKeyConstraintViolationException ||
      (error instanceof AppError && error.code === 'no_text');
    if (!isExpected) log.warn(reportOf(error), 'A resume could not be prepared for matches');
    return false;
  }
}

function rowsAfter(em: EntityManager, version: string, last: string | null) {
  return kysely(em)
    .selectFrom('resumes as r')
    .select(['r.id', 'r.text', 'r.blocks', 'r.pages', 'r.uploaded_at'])
    .where(({ eb, lit }) => (last === null ? lit(true) : eb('r.id', '>', last)))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('resume_readings as k')
            .select('k.resume_id')
            .whereRef('k.resume_id', '=', 'r.id')
            .where('k.version', '=', version),
        ),
      ),
    )
    .orderBy('r.id')
    .limit(PAGE)
    .execute();
}
