import {
  type Job,
  type JobMetadata,
  NO_JOB_METADATA,
  parseJobDescription,
  serializeJobDescription,
} from '@shortlist/api-contract';
import { CalendarDate } from '@shortlist/api-contract/schemas';

/** A position as its form shows it: the serialized description taken apart into fields. */
export interface JobEdit {
  readonly title: string;
  readonly description: string;
  readonly details: JobMetadata;
}

/** The fields of a position that is not written yet. */
export const NO_JOB: JobEdit = { title: '', description: '', details: NO_JOB_METADATA };

/** The fields of a position; plain text has empty details. */
export function editOf({ title, description }: Pick<Job, 'title' | 'description'>): JobEdit {
  const { text, metadata } = parseJobDescription(description);
  return { title, description: text, details: metadata ?? NO_JOB_METADATA };
}

/**
 * What is stored of an edited position, in place of `before`. Plain text stays plain text as long as no field beside
 * it says anything.
 */
export function storedOf({ description, details }: JobEdit, before: Job['description']): string | null {
  const wasPlain = parseJobDescription(before).metadata === null;
  const isPlain = wasPlain && JSON.stringify(details) === JSON.stringify(NO_JOB_METADATA);
  return serializeJobDescription({ text: description, metadata: isPlain ? null : details }) || null;
}

/** A due date as a day, YYYY-MM-DD; null where it is none, or words such as "as soon as possible". */
export function dueDayOf(dueDate: string): string | null {
  return CalendarDate.safeParse(dueDate.trim()).data ?? null;
}
