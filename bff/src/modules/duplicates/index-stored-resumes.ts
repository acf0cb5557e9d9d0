import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { indexResume } from './index-resume.ts';

/** So many rows are read at a time. */
const PAGE = 50;

/** Compares the resumes that were not yet, like those of before it was done; ends between two once `signal` fires. */
export async function indexStoredResumes(
  em: EntityManager,
  { log, textWork }: Pick<Dependencies, 'log' | 'textWork'>,
  signal: AbortSignal,
): Promise<void> {
  let rows = await rowsAfter(em, null);
  while (rows.length > 0 && !signal.aborted) {
    for (const { owner_id, ...row } of rows) {
      if (signal.aborted) return;
      try {
        await indexResume(em, textWork, { ...row, ownerId: owner_id });
      } catch (error) {
        log.warn(reportOf(error), 'A resume could not be compared with the others');
      }
    }
    rows = await rowsAfter(em, rows.at(-1)?.id ?? null);
  }
}

function rowsAfter(em: EntityManager, last: string | null) {
  return kysely(em)
    .selectFrom('resumes as r')
    .select(['r.id', 'r.owner_id', 'r.text', 'r.email', 'r.phone'])
    .where(({ eb, lit }) => (last === null ? lit(true) : eb('r.id', '>', last)))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(selectFrom('resume_prints as p').select('p.resume_id').whereRef('p.resume_id', '=', 'r.id')),
      ),
    )
    .orderBy('r.id')
    .limit(PAGE)
    .execute();
}
