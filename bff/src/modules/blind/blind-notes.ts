import { BLIND_MASK, parseResumeNotes, ResumeMetadata, serializeResumeNotes } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Identity } from './identity.ts';
import { type Mask, maskOf } from './mask-text.ts';

/** The notes as blind mode shows them: without the candidate's name and addresses. */
export function maskNotes(notes: string | null, mask: Mask): string | null {
  if (notes === null) return null;
  const { text, metadata } = parseResumeNotes(notes);
  if (metadata === null) return mask(text);
  return serializeResumeNotes({
    text: mask(text),
    metadata: { ...withoutPerson(metadata), ...maskedSkills(metadata.skills, mask) },
  });
}

/** Notes as they are kept, and as somebody sent them who sees them without the candidate's name. */
export interface ChangedNotes {
  readonly stored: string | null;
  readonly sent: string;
  readonly candidate: Identity;
}

/**
 * Notes that were changed in blind mode, to be kept: what was hidden is what it was, and nobody's name becomes the
 * name that stands for it.
 *
 * @throws AppError conflict when the text was changed around hidden words.
 */
export function restoreNotes({ stored, sent, candidate }: ChangedNotes): string {
  const mask = maskOf([candidate]);
  const [before, after] = [parseResumeNotes(stored), parseResumeNotes(sent)];
  const text = after.text === mask(before.text) ? before.text : after.text;
  if (text.includes(BLIND_MASK) && text !== before.text)
    throw new AppError(
      'conflict',
      'Parts of these notes are hidden by blind mode. Reveal the candidate to edit them.',
    );
  if (after.metadata === null) return text;
  const { skills } = after.metadata;
  const kept = before.metadata;
  const isHidden = skills?.some((skill) => skill.includes(BLIND_MASK)) ?? false;
  const metadata = {
    ...withoutPerson(after.metadata),
    ...(skills === undefined ? {} : { skills: isHidden ? (kept?.skills ?? []) : skills }),
    ...(kept?.candidateName === undefined ? {} : { candidateName: kept.candidateName }),
    ...(kept?.email === undefined ? {} : { email: kept.email }),
    ...(kept?.phone === undefined ? {} : { phone: kept.phone }),
  };
  return serializeResumeNotes({ text, metadata });
}

function maskedSkills(skills: string[] | undefined, mask: Mask) {
  return skills === undefined ? {} : { skills: skills.map((skill) => mask(skill)) };
}

function withoutPerson(metadata: ResumeMetadata): ResumeMetadata {
  const person = new Set(['candidateName', 'email', 'phone']);
  return ResumeMetadata.parse(
    Object.fromEntries(Object.entries(metadata).filter(([key]) => !person.has(key))),
  );
}
