import { useMemo, useSyncExternalStore } from 'react';
import type { JobEdit } from '../job-form/job-edit.ts';
import { onKeptChange, readStoredDraft, writeStoredDraft } from './draft-keys.ts';
import { draftOf, keptOf, NO_DRAFT, type PositionDraft } from './position-draft.ts';

/** The draft of this browser: what is written in one tab of it stands in the others too. */
export function usePositionDraft(): PositionDraft {
  const kept = useSyncExternalStore(onKeptChange, readStoredDraft);
  return useMemo(() => draftOf(kept), [kept]);
}

/** Changes the draft as it is now, which may have changed since a screen was drawn. */
export function changeDraft(change: (draft: PositionDraft) => PositionDraft): void {
  const draft = draftOf(readStoredDraft());
  const next = change(draft);
  if (next !== draft) writeStoredDraft(keptOf(next));
}

/** Changes what is written in the form. */
export function changeEdit(part: Partial<JobEdit>): void {
  changeDraft((draft) => ({ ...draft, edit: { ...draft.edit, ...part } }));
}

/** Changes fields beside the text. */
export function changeDetails(part: Partial<JobEdit['details']>): void {
  changeDraft(({ edit, ...draft }) => ({
    ...draft,
    edit: { ...edit, details: { ...edit.details, ...part } },
  }));
}

/** Leaves nothing of the draft. */
export function startOver(): void {
  changeDraft(() => NO_DRAFT);
}
