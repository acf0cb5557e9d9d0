import {
  parseResumeNotes,
  type Resume,
  type ResumeStatus,
  resumes,
  serialiseResumeNotes,
} from '@shortlist/api-contract';
import { call, messageOf, refresh } from '@shortlist/platform';
import { startTransition, useOptimistic, useRef } from 'react';
import { showFailure } from '../shared/failure-toast.ts';

const REFUSED = 'An error occurred while updating the resume status.';

/** The status as it is shown, before the server has taken it; what is refused goes back, with the reason. */
export function useStatus(resume: Resume) {
  const [status, show] = useOptimistic(resume.status);
  // One after the other, or the slower of two could be the one that stays.
  const last = useRef(Promise.resolve());

  function change(next: ResumeStatus) {
    startTransition(async () => {
      show(next);
      const turn = last.current.then(() => save(resume.id, next));
      last.current = turn.catch((error: unknown) => showFailure(`${REFUSED} ${messageOf(error)}`));
      await last.current;
    });
  }

  return { status, change };
}

/** The status stands in the notes, which another tab may have changed since they were shown: they are read again. */
async function save(id: string, status: ResumeStatus): Promise<void> {
  const { notes } = await call(resumes.get, { params: { id } });
  const { text, metadata } = parseResumeNotes(notes);
  const body = { notes: serialiseResumeNotes({ text, metadata: { ...metadata, status } }) };
  await call(resumes.update, { params: { id }, body });
  await refresh(resumes.update);
}
