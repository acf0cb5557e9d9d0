import type { Resume, ResumeNotes, ResumeStatus } from '@shortlist/api-contract';
import { parseResumeNotes } from '@shortlist/api-contract/schemas';

/** What the recruiter can change of a resume, as it stands in the fields. */
export interface ResumeEdit {
  readonly candidateName: string;
  readonly email: string;
  readonly phone: string;
  readonly status: ResumeStatus;
  readonly notes: string;
}

/** A resume as fields; what is not known is empty. */
export function editOf({ candidate_name, email, phone, status, notes }: Resume): ResumeEdit {
  return {
    candidateName: candidate_name,
    email: email ?? '',
    phone: phone ?? '',
    status,
    notes: parseResumeNotes(notes).text,
  };
}

/**
 * The notes with what was changed in the fields, and nothing else: what the fields left as it was may have changed
 * meanwhile, and what was only read from the resume stays the resume's own word.
 */
export function withEdit(stored: ResumeNotes, before: ResumeEdit, after: ResumeEdit): ResumeNotes {
  const { notes: text, ...details } = changed(before, after);
  const metadata = stored.metadata ?? { status: before.status };
  return { text: text ?? stored.text, metadata: { ...metadata, ...details } };
}

function changed(before: ResumeEdit, after: ResumeEdit): Partial<ResumeEdit> {
  const fields = Object.keys(after) as (keyof ResumeEdit)[];
  return Object.fromEntries(
    fields
      .filter((field) => after[field].trim() !== before[field])
      .map((field) => [field, after[field].trim()]),
  );
}

/** What keeps an edit from being saved, a sentence a field; an empty object when nothing does. */
export function refusalsOf({ email }: ResumeEdit): Record<string, string> {
  const isAddress = email.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(email.trim());
  return isAddress ? {} : { email: 'Enter an email address, like name@example.com.' };
}
