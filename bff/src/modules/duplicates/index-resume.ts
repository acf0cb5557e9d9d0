import { type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely, type Tables } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import type { TextWork } from '../../text/text-work.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { jaccardEstimate, NEAR_IDENTICAL, packSignature, unpackSignature } from './minhash.ts';

/** What is compared of a resume. */
export interface Compared {
  readonly id: string;
  readonly ownerId: string;
  readonly text: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Of one that is like many others the newest so many are compared. */
const MOST_COMPARED = 200;

type PrintRow = Omit<Selectable<Tables['resume_prints']>, 'owner_id' | 'bands'>;

interface Pair {
  readonly otherId: string;
  readonly isSameEmail: boolean;
  readonly isSamePhone: boolean;
  readonly likeness: number | null;
}

/**
 * Keeps what a resume is compared by, and which others may be of the same person. Done again after a change it
 * forgets what is not so any more, but never that a person dismissed a pair. First its own print is kept, then others
 * are looked for: of two that come at once the later finds the earlier.
 */
export async function indexResume(em: EntityManager, textWork: TextWork, resume: Compared): Promise<void> {
  const { text, ownerId } = resume;
  const print = await textWork.printText({ text, ownerId }, { ownerId });
  const bands = sql<string>`${`{${print?.bands.join(',') ?? ''}}`}::text::int[]`;
  const own: PrintRow = {
    resume_id: resume.id,
    email_key: emailKey(resume.email),
    phone_key: phoneKey(resume.phone),
    signature: print === null ? null : packSignature(print.signature),
  };
  await kysely(em)
    .insertInto('resume_prints')
    .values({ ...own, owner_id: resume.ownerId, bands })
    .onConflict((conflict) =>
      conflict.column('resume_id').doUpdateSet(({ ref }) => ({
        email_key: ref('excluded.email_key'),
        phone_key: ref('excluded.phone_key'),
        signature: ref('excluded.signature'),
        bands,
      })),
    )
    .execute();
  const others = await kysely(em)
    .selectFrom('resume_prints')
    .select(['resume_id', 'email_key', 'phone_key', 'signature'])
    .where('owner_id', '=', resume.ownerId)
    .where('resume_id', '<>', resume.id)
    .where(({ eb, or, ref }) =>
      or([
        eb('email_key', '=', own.email_key),
        eb('phone_key', '=', own.phone_key),
        sql<boolean>`${ref('bands')} && ${bands}`,
      ]),
    )
    .orderBy('resume_id', 'desc')
    .limit(MOST_COMPARED)
    .execute();
  await keepPairs(
    em,
    resume,
    others.flatMap((other) => pairOf(own, other) ?? []),
  );
}

function pairOf(own: PrintRow, other: PrintRow): Pair | null {
  const isSameEmail = own.email_key !== null && own.email_key === other.email_key;
  const isSamePhone = own.phone_key !== null && own.phone_key === other.phone_key;
  const share =
    own.signature === null || other.signature === null
      ? 0
      : jaccardEstimate(unpackSignature(own.signature), unpackSignature(other.signature));
  const likeness = share >= NEAR_IDENTICAL ? share : null;
  if (!isSameEmail && !isSamePhone && likeness === null) return null;
  return { otherId: other.resume_id, isSameEmail, isSamePhone, likeness };
}

async function keepPairs(em: EntityManager, { id }: Compared, pairs: readonly Pair[]): Promise<void> {
  const kept = anyOf(pairs.map(({ otherId }) => otherId));
  await kysely(em)
    .deleteFrom('resume_pairs')
    .where(({ eb, or }) => or([eb('first_id', '=', id), eb('second_id', '=', id)]))
    .where('dismissed_at', 'is', null)
    .where(({ eb, not, ref }) =>
      not(
        eb(eb.case().when('first_id', '=', id).then(ref('second_id')).else(ref('first_id')).end(), '=', kept),
      ),
    )
    .execute();
  for (const { otherId, isSameEmail, isSamePhone, likeness } of pairs) {
    const [first, second] = id < otherId ? [id, otherId] : [otherId, id];
    // The other may have been deleted meanwhile.
    const told = { is_same_email: isSameEmail, is_same_phone: isSamePhone, likeness };
    await kysely(em)
      .insertInto('resume_pairs')
      .columns([
        'id',
        'owner_id',
        'first_id',
        'second_id',
        'is_same_email',
        'is_same_phone',
        'likeness',
        'found_at',
      ])
      .expression(({ selectFrom }) =>
        selectFrom('resumes as a')
          .innerJoin('resumes as b', (join) => join.on('b.id', '=', second))
          .select(({ lit }) => [
            sql`${newId()}::uuid`.as('id'),
            'a.owner_id',
            'a.id as first_id',
            'b.id as second_id',
            lit(isSameEmail).as('is_same_email'),
            lit(isSamePhone).as('is_same_phone'),
            sql`${likeness}::float8`.as('likeness'),
            sql`now()`.as('found_at'),
          ])
          .where('a.id', '=', first),
      )
      .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doUpdateSet(told))
      .execute();
  }
}
