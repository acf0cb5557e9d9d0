import type { JobValues } from '../shared/JobForm.tsx';

const KEY = 'newJobDraft';

export const EMPTY_DRAFT: JobValues = { title: '', description: '' };

/** The draft of this tab; an empty one when there is none, or when what is stored is no draft. */
export function readDraft(): JobValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(stored) ? { title: stored.title, description: stored.description } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft for this tab. A full or forbidden storage loses only the safety net, so it is no error. */
export function storeDraft(draft: JobValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The text still stands in the form.
  }
}

export function clearStoredDraft(): void {
  sessionStorage.removeItem(KEY);
}

function isDraft(stored: unknown): stored is JobValues {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'title' in stored &&
    typeof stored.title === 'string' &&
    'description' in stored &&
    typeof stored.description === 'string'
  );
}
