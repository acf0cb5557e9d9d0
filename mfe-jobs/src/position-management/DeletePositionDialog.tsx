import { type Job, jobs } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { notify, useEndpoint } from '@shortlist/platform';
import { JobLoss } from '../shared/DeleteJobDialog.tsx';
import { isAnswered } from './failures.ts';

interface DeletePositionDialogProps {
  readonly job: Job;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a position goes; how it went is told in a notification. */
export function DeletePositionDialog({ job, isOpen, onClose, onDeleted }: DeletePositionDialogProps) {
  const remove = useEndpoint(jobs.remove);

  function confirm() {
    if (remove.isPending) return;
    remove.mutate(
      { params: { id: job.id } },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: 'Position deleted successfully!' });
          onDeleted();
        },
        onError: (error) => notify({ tone: 'error', title: 'Delete Failed', message: refusalOf(error) }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="Delete this position?"
      confirmLabel="Delete"
      onConfirm={confirm}
      isPending={remove.isPending}
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
