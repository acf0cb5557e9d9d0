import { parseJobDescription } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { zipOf } from '../candidates/zip-archive.ts';
import { OVERRIDE_OF_MATCH } from '../overrides/overrides.presenter.ts';
import { presentSettled, SETTLED_OF_MATCH } from './settled-of-match.ts';
import { addToTruth, emptyTruth, type SettledMatch } from './truth-rows.ts';

/** Matches read at a time. */
const PAGE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What an account settled and corrected, as a ZIP of the files that `npm run eval` measures an engine by. */
export async function zipTruthSet(em: EntityManager, ownerId: string): Promise<Buffer> {
  const files = emptyTruth();
  for await (const match of settledMatches(em, ownerId)) addToTruth(files, match);
  return zipOf(
    Object.entries(files).map(([name, rows]) => ({
      name: `${name}.jsonl`,
      content: Buffer.from([...rows.values()].map((row) => `${JSON.stringify(row)}\n`).join('')),
    })),
  );
}

async function* settledMatches(em: EntityManager, ownerId: string): AsyncGenerator<SettledMatch> {
  let after = FIRST_ID;
  let rows: Awaited<ReturnType<typeof readPage>>;
  do {
    rows = await readPage(em, ownerId, after);
    for (const { job_id, title, description, resume_id, text, result, settled, override } of rows) {
      yield {
        job: { id: job_id, title, text: parseJobDescription(description).text },
        resume: { id: resume_id, text },
        result,
        settled: presentSettled(settled),
        assessment: override?.verdict ?? null,
      };
    }
    after = rows.at(-1)?.id ?? after;
    await yieldToEventLoop();
  } while (rows.length === PAGE);
}

function readPage(em: EntityManager, ownerId: string, after: string) {
  return kysely(em)
    .selectFrom('matches as m')
    .innerJoin('jobs as j', 'j.id', 'm.job_id')
    .innerJoin('resumes as r', 'r.id', 'm.resume_id')
    .select(['m.id', 'm.job_id', 'j.title', 'j.description', 'm.resume_id', 'r.text', 'm.result'])
    .select([SETTLED_OF_MATCH.as('settled'), OVERRIDE_OF_MATCH.as('override')])
    .where('m.owner_id', '=', ownerId)
    .where('m.id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('settled_verdicts as s')
          .select('s.id')
          .whereRef('s.job_id', '=', 'm.job_id')
          .whereRef('s.resume_id', '=', 'm.resume_id'),
      ),
    )
    .orderBy('m.id')
    .limit(PAGE)
    .execute();
}
