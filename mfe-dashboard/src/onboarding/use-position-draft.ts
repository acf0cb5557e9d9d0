import { currentUser } from '@shortlist/platform';
import { useState } from 'react';

/** A position as it is typed. */
export interface PositionDraft {
  readonly title: string;
  readonly description: string;
}

const EMPTY: PositionDraft = { title: '', description: '' };

/** The text of a position that is not created yet; it survives a reload and leaving the page, in this tab and for this user. */
export function usePositionDraft() {
  const key = `onboardingJobDraft:${currentUser()?.id ?? ''}`;
  const [draft, setDraft] = useState(() => read(key));
  return {
    draft,
    saveDraft: (next: PositionDraft) => {
      setDraft(next);
      store(key, next);
    },
    clearDraft: () => {
      setDraft(EMPTY);
      sessionStorage.removeItem(key);
    },
  };
}

function read(key: string): PositionDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(stored) ? stored : EMPTY;
  } catch {
    return EMPTY;
  }
}

function store(key: string, draft: PositionDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the text still stands in the form.
  }
}

function isDraft(stored: unknown): stored is PositionDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { title, description } = stored as Partial<PositionDraft>;
  return typeof title === 'string' && typeof description === 'string';
}
