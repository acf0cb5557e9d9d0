import { readJobMetadata } from '@shortlist/api-contract';
import { getSessionItem, setSessionItem } from '../shared/session-storage.ts';
import type { JobEdit } from './job-edit.ts';

/** What somebody writes of a position, and what they began from. */
export interface JobDraft {
  readonly edit: JobEdit;
  readonly base: JobEdit;
}

/** Whether both say the same, field by field. */
export function isSameEdit(one: JobEdit, other: JobEdit): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The draft that this tab keeps; null when there is none, or when what is kept is no draft. */
export function readDraft(key: string): JobDraft | null {
  try {
    const kept: unknown = JSON.parse(getSessionItem(key) ?? 'null');
    if (!isObject(kept)) return null;
    const [edit, base] = [readEdit(kept.edit), readEdit(kept.base)];
    return edit && base ? { edit, base } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft for this tab as long as it differs from what it began from. */
export function storeDraft(key: string, draft: JobDraft): void {
  setSessionItem(key, isSameEdit(draft.edit, draft.base) ? null : JSON.stringify(draft));
}

function readEdit(kept: unknown): JobEdit | null {
  if (!isObject(kept)) return null;
  const { title, description } = kept;
  const details = readJobMetadata(kept.details);
  if (typeof title !== 'string' || typeof description !== 'string' || details === null) return null;
  return { title, description, details };
}

function isObject(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
