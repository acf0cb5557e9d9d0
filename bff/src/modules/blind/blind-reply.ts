import type { EntityManager } from '../../db/database.ts';
import type { TextWork } from '../../text/text-work.ts';
import { findIdentities } from './hidden-resumes.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Whose answer it is, of which call, and where its text is read. */
interface Answered {
  readonly ownerId: string;
  readonly call: string;
  readonly textWork: TextWork;
}

/**
 * The answer of any call as blind mode lets it leave. Wherever an answer names a resume by its ID, the fields that the
 * contract marks are hidden, and all other text loses the words that identify the candidate: also in a call, or a field,
 * that is new.
 */
export async function blindReply<T>(
  em: EntityManager,
  { ownerId, call, textWork }: Answered,
  reply: T,
): Promise<T> {
  const ids = new Set<string>();
  collectIds(reply, ids);
  const resumes = await findIdentities(em, ownerId, [...ids]);
  if (resumes.every((resume) => resume.is_revealed)) return reply;
  return (await textWork.maskReply({ call, reply, resumes }, { ownerId })) as T;
}

function collectIds(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (UUID.test(value)) into.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectIds(part, into);
  }
}
