import type { Job } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { useState } from 'react';
import { type DeleteWords, deleteJob, pageWords } from './delete-job.ts';

interface DeleteJobDialogProps {
  /** The position to delete; null while nothing is asked. */
  readonly job: Job | null;
  readonly onClose: () => void;
  /** It is gone from the screens now; Undo brings it back. */
  readonly onDeleted?: () => void;
  /** What is said of it afterwards. */
  readonly words?: DeleteWords;
}

/** Asks before a position goes, with what goes along and what stays. */
export function DeleteJobDialog({ job, onClose, onDeleted, words = pageWords }: DeleteJobDialogProps) {
  // The words stay while the dialog fades out.
  const [asked, setAsked] = useState(job);
  if (job && job !== asked) setAsked(job);

  function confirm() {
    if (!job) return;
    deleteJob(job, words);
    onClose();
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      isOpen={job !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this position?"
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      <p>
        <strong>{asked?.title}</strong> and {matchesOf(asked)} will be deleted. Resumes are kept. You can undo
        this for 10 seconds.
      </p>
    </ConfirmDialog>
  );
}

function matchesOf(job: Job | null): string {
  if (!job?.matched_resumes) return 'its description';
  return job.matched_resumes === 1 ? 'its match' : `its ${job.matched_resumes} matches`;
}
