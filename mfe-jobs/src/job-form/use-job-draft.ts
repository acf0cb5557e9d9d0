import { useEffect, useRef, useState } from 'react';
import { setSessionItem, tabKeyOf } from '../shared/session-storage.ts';
import { isSameEdit, type JobDraft, readDraft, storeDraft } from './draft-storage.ts';
import type { JobEdit } from './job-edit.ts';

export interface JobDraftControls {
  readonly edit: JobEdit;
  readonly change: (part: Partial<JobEdit>) => void;
  /** Read at the moment of leaving, so that what was just saved does not ask. */
  readonly isDirty: () => boolean;
  /** It was begun before a reload, a new login or a crash. */
  readonly isKept: boolean;
  /** What it was begun from has been changed elsewhere. */
  readonly isOutdated: boolean;
  /** Back to what is stored. */
  readonly startOver: () => void;
  /** It is stored now, or not wanted any more, and the page is about to be left. */
  readonly finish: () => void;
}

/**
 * What is written in the form of a position. This tab keeps it until it is stored or given up, so that neither a
 * reload nor a session that has ended loses it. As long as nothing is changed, the form follows what is stored.
 *
 * @param name of the position in this tab: its id, or "new".
 * @param stored what the server has, as fields.
 */
export function useJobDraft(name: string, stored: JobEdit): JobDraftControls {
  const [key] = useState(() => tabKeyOf(`draft.${name}`));
  const [draft, setDraft] = useState(() => readDraft(key) ?? unchanged(stored));
  const [isKept, setIsKept] = useState(() => !isSameEdit(draft.edit, draft.base));
  const isFinished = useRef(false);
  const isChanged = !isSameEdit(draft.edit, draft.base);
  if (!isChanged && !isSameEdit(draft.base, stored)) setDraft(unchanged(stored));
  useEffect(() => storeDraft(key, draft), [key, draft]);

  function change(part: Partial<JobEdit>) {
    setDraft(({ edit, base }) => ({ edit: { ...edit, ...part }, base }));
  }

  function startOver() {
    // At once: the form may be gone before it is drawn again.
    setSessionItem(key, null);
    setDraft(unchanged(stored));
    setIsKept(false);
  }

  function finish() {
    setSessionItem(key, null);
    isFinished.current = true;
  }

  return {
    edit: draft.edit,
    change,
    isDirty: () => isChanged && !isFinished.current,
    isKept: isKept && isChanged,
    isOutdated: isChanged && !isSameEdit(draft.base, stored) && !isSameEdit(draft.edit, stored),
    startOver,
    finish,
  };
}

function unchanged(stored: JobEdit): JobDraft {
  return { edit: stored, base: stored };
}
