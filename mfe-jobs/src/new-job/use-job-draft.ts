import { useRef, useState } from 'react';
import type { JobValues } from '../shared/JobForm.tsx';
import { clearStoredDraft, EMPTY_DRAFT, readDraft, storeDraft } from './draft-storage.ts';

/** The text of a position that is not created yet; it survives a reload of the tab. */
export function useJobDraft() {
  const [draft, setDraft] = useState(readDraft);
  const latest = useRef(draft);

  function change(next: JobValues) {
    latest.current = next;
    setDraft(next);
  }

  return {
    draft,
    saveDraft: (next: JobValues) => {
      change(next);
      storeDraft(next);
    },
    clearDraft: () => {
      change(EMPTY_DRAFT);
      clearStoredDraft();
    },
    /** Read at the moment of leaving, so that a draft just cleared does not ask. */
    isDirty: () => latest.current.title !== '' || latest.current.description !== '',
  };
}
