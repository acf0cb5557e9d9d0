import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import type { User } from '../users/users.service.ts';
import { EXPORT_PARTS, type ExportPart } from './export-parts.ts';

/** Rows read at a time: with the text of a resume in each, a page stays within a few megabytes. */
const PAGE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * All that is kept of a user as the text of one JSON document, piece by piece, so that ten thousand resumes need no
 * more memory than a hundred. Files are told by their address, which answers to the owner alone.
 */
export async function* exportOf(em: EntityManager, user: User): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(new Date())},"profile":${JSON.stringify(profileOf(user))}`;
  for (const [name, part] of Object.entries(EXPORT_PARTS)) {
    yield `,"${name}":[`;
    yield* rowsOf(em, part(user.id));
    yield ']';
  }
  yield '}\n';
}

function profileOf(user: User) {
  return {
    id: user.id,
    email: user.email,
    email_verified_at: user.emailVerifiedAt ?? null,
    username: user.username,
    avatar_url: user.avatarUrl ?? null,
    is_admin: user.isAdmin,
    google_account: user.googleSubject ?? null,
    privacy_accepted_at: user.privacyAcceptedAt ?? null,
    created_at: user.createdAt,
  };
}

async function* rowsOf(em: EntityManager, part: ReturnType<ExportPart>): AsyncGenerator<string> {
  const page = kysely(em)
    .selectFrom(part.as('r'))
    .select(['r.id', sql<string>`row_to_json(r)::text`.as('data')])
    .orderBy('r.id')
    .limit(PAGE);
  let after = FIRST_ID;
  let rows: { id: string; data: string }[];
  do {
    rows = await page.where('r.id', '>', after).execute();
    const text = rows.map(({ data }) => data).join(',');
    if (text !== '') yield after === FIRST_ID ? text : `,${text}`;
    after = rows.at(-1)?.id ?? after;
    await yieldToEventLoop();
  } while (rows.length === PAGE);
}
