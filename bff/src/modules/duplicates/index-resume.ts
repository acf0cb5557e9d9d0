import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { likenessOf, NEAR_IDENTICAL, packSignature, printText, unpackSignature } from './text-print.ts';

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

interface PrintRow {
  readonly resume_id: string;
  readonly email_key: string | null;
  readonly phone_key: string | null;
  readonly signature: string | null;
}

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
export async function indexResume(em: EntityManager, resume: Compared): Promise<void> {
  const print = await printText(resume.text, resume.ownerId);
  const bands = `{${print?.bands.join(',') ?? ''}}`;
  const own: PrintRow = {
    resume_id: resume.id,
    email_key: emailKey(resume.email),
    phone_key: phoneKey(resume.phone),
    signature: print === null ? null : packSignature(print.signature),
  };
  await em.execute(sql`
    insert into resume_prints (resume_id, owner_id, email_key, phone_key, signature, bands)
    values (${resume.id}, ${resume.ownerId}, ${own.email_key}, ${own.phone_key}, ${own.signature}, ${bands}::text::int[])
    on conflict (resume_id) do update set email_key = excluded.email_key, phone_key = excluded.phone_key,
      signature = excluded.signature, bands = excluded.bands`);
  const others = await em.execute<PrintRow[]>(sql`
    select resume_id, email_key, phone_key, signature from resume_prints
    where owner_id = ${resume.ownerId} and resume_id <> ${resume.id}
      and (email_key = ${own.email_key}::text or phone_key = ${own.phone_key}::text or bands && ${bands}::text::int[])
    order by resume_id desc limit ${MOST_COMPARED}`);
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
      : likenessOf(unpackSignature(own.signature), unpackSignature(other.signature));
  const likeness = share >= NEAR_IDENTICAL ? share : null;
  if (!isSameEmail && !isSamePhone && likeness === null) return null;
  return { otherId: other.resume_id, isSameEmail, isSamePhone, likeness };
}

async function keepPairs(
  em: EntityManager,
  { id, ownerId }: Compared,
  pairs: readonly Pair[],
): Promise<void> {
  const kept = pairs.map(({ otherId }) => otherId).join(',');
  await em.execute(sql`
    delete from resume_pairs where (first_id = ${id} or second_id = ${id}) and dismissed_at is null
      and case when first_id = ${id} then second_id else first_id end
        <> all (string_to_array(${kept}, ',')::uuid[])`);
  for (const { otherId, isSameEmail, isSamePhone, likeness } of pairs) {
    const [first, second] = id < otherId ? [id, otherId] : [otherId, id];
    // The other may have been deleted meanwhile.
    await em.execute(sql`
      insert into resume_pairs (id, owner_id, first_id, second_id, is_same_email, is_same_phone, likeness, found_at)
      select ${newId()}::uuid, ${ownerId}::uuid, ${first}::uuid, ${second}::uuid, ${isSameEmail}::boolean,
        ${isSamePhone}::boolean, ${likeness}::float8, now()
      where (select count(*) from resumes where id in (${first}::uuid, ${second}::uuid)) = 2
      on conflict (first_id, second_id) do update set is_same_email = excluded.is_same_email,
        is_same_phone = excluded.is_same_phone, likeness = excluded.likeness`);
  }
}
