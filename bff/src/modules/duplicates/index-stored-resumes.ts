import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { indexResume } from './index-resume.ts';

/** So many rows are read at a time. */
const PAGE = 50;

interface StoredRow {
  readonly id: string;
  readonly owner_id: string;
  readonly text: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Compares the resumes that were not yet, like those of before it was done; ends between two once `signal` fires. */
export async function indexStoredResumes(
  em: EntityManager,
  { log }: Pick<Dependencies, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let rows = await rowsAfter(em, null);
  while (rows.length > 0 && !signal.aborted) {
    for (const { owner_id, ...row } of rows) {
      if (signal.aborted) return;
      try {
        await indexResume(em, { ...row, ownerId: owner_id });
      } catch (error) {
        log.warn(reportOf(error), 'A resume could not be compared with the others');
      }
    }
    rows = await rowsAfter(em, rows.at(-1)?.id ?? null);
  }
}

function rowsAfter(em: EntityManager, last: string | null): Promise<StoredRow[]> {
  return em.execute<StoredRow[]>(sql`
    select r.id, r.owner_id, r.text, r.email, r.phone from resumes r
    where (${last}::uuid is null or r.id > ${last}::uuid)
      and not exists (select 1 from resume_prints p where p.resume_id = r.id)
    order by r.id limit ${PAGE}`);
}
