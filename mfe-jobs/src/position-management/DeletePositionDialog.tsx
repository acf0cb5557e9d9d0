import { type Job, jobs } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { call, notify, refresh } from '@shortlist/platform';
import { useState } from 'react';
import { JobLoss } from '../delete-job/DeleteJobDialog.tsx';
import { isAnswered } from './failures.ts';

interface DeletePositionDialogProps {
  readonly job: Job;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a position goes; how it went is told in a notification. */
export function DeletePositionDialog({ job, isOpen, onClose, onDeleted }: DeletePositionDialogProps) {
  const [isPending, setIsPending] = useState(false);

  async function confirm() {
    if (isPending) return;
    setIsPending(true);
    try {
      await call(jobs.remove, { params: { id: job.id } });
      onDeleted();
      notify({ tone: 'success', title: 'Position deleted successfully!' });
      void refresh(jobs.remove);
    } catch (error) {
      notify({ tone: 'error', title: 'Delete Failed', message: refusalOf(error) });
    }
    setIsPending(false);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="Delete this position?"
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      isPending={isPending}
      pendingLabel="Deleting..."
    >
      <JobLoss job={job} />
    </ConfirmDialog>
  );
}

function refusalOf(error: unknown): string {
  return isAnswered(error)
    ? 'Failed to delete position. Please try again.'
    : 'An error occurred while deleting the position.';
}
