import type { Selectable } from 'kysely';
import { kysely, type Tables } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { eraseRows } from '../candidates/erase-candidate.ts';
import { dropFiles } from '../resumes/delete-stored-file.ts';
import { ResumeRetention } from './retention.entity.ts';
import { markDue, unmarkKept } from './retention.service.ts';

type Swept = Pick<Dependencies, 'database' | 'storage' | 'log'>;

/** Resumes looked up at a time. */
const AT_A_TIME = 50;

type Due = Pick<Selectable<Tables['resume_retention']>, 'resume_id' | 'owner_id'>;

/**
 * Marks what is past its time and erases what has been marked for the days of grace. Each resume is a transaction of
 * its own: a stop in between leaves nothing half done, and of several processes one erases it.
 */
export async function sweepRetention(deps: Swept, now: Date = new Date()): Promise<void> {
  await unmarkKept(deps.database.fork(), now);
  await markDue(deps.database.fork(), now);
  let erased = 0;
  for (;;) {
    const due = await kysely(deps.database.fork())
      .selectFrom('resume_retention')
      .select(['resume_id', 'owner_id'])
      .where('delete_on', '<=', now.toISOString())
      .orderBy('delete_on')
      .limit(AT_A_TIME)
      .execute();
    let gone = 0;
    for (const each of due) if (await eraseDue(deps, each, now)) gone += 1;
    erased += gone;
    // Those that another process holds are its own.
    if (gone === 0 || due.length < AT_A_TIME) break;
  }
  if (erased > 0) deps.log.info({ erased }, 'Erased resumes that were kept long enough');
}

async function eraseDue({ database, ...store }: Swept, due: Due, now: Date): Promise<boolean> {
  const erased = await database.fork().transactional(async (tx) => {
    // The resume is held before its mark is read, as whoever keeps it holds it: what was kept a moment ago stays.
    const held = await kysely(tx)
      .selectFrom('resumes')
      .select('id')
      .where('id', '=', due.resume_id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const marks = await tx.count(ResumeRetention, { resumeId: due.resume_id, deleteOn: { $lte: now } });
    if (held === undefined || marks === 0) return null;
    return eraseRows(tx, { ownerId: due.owner_id, ids: [due.resume_id], cause: 'retention', now });
  });
  if (erased === null) return false;
  await dropFiles(store, erased.storageKeys);
  return true;
}
