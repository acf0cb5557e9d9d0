import type { Resume, ResumeStatus } from '@shortlist/api-contract';
import { messageOf } from '@shortlist/platform';
import { startTransition, useOptimistic } from 'react';
import { changeStatus } from '../resume-changes/change-notes.ts';
import { STATUS_REFUSED } from '../resume-changes/status-names.ts';
import { showFailure } from '../shared/failure-toast.ts';

/** The status as it is shown, before the server has taken it; what is refused goes back, with the reason. */
export function useStatus(resume: Resume) {
  const [status, show] = useOptimistic(resume.status);

  function change(next: ResumeStatus) {
    startTransition(async () => {
      show(next);
      await changeStatus(resume.id, next).catch((error: unknown) =>
        showFailure(`${STATUS_REFUSED} ${messageOf(error)}`),
      );
    });
  }

  return { status, change };
}
