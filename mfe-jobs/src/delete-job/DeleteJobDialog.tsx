import { type Job, jobs } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { type ApiError, toast, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';

interface DeleteJobDialogProps {
  /** The position to delete; null while nothing is asked. */
  readonly job: Job | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a position goes, and says why when the server keeps it. */
export function DeleteJobDialog({ job, onClose, onDeleted }: DeleteJobDialogProps) {
  const remove = useEndpoint(jobs.remove);
  // The words stay while the dialog fades out.
  const [asked, setAsked] = useState(job);
  if (job && job !== asked) setAsked(job);

  function close() {
    remove.reset();
    onClose();
  }

  function confirm() {
    if (!job || remove.isPending) return;
    remove.mutate(
      { params: { id: job.id } },
      {
        onSuccess: () => {
          toast({ message: `${job.title} deleted` });
          close();
          onDeleted?.();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={job !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Delete this position?"
      confirmLabel="Delete"
      onConfirm={confirm}
      isPending={remove.isPending}
      pendingLabel="Deleting..."
      {...(remove.error ? { errorMessage: refusalOf(remove.error) } : {})}
    >
      <JobLoss job={asked} />
    </ConfirmDialog>
  );
}

/** What goes with a position, and what stays. */
export function JobLoss({ job }: { readonly job: Job | null }) {
  return (
    <p>
      <strong>{job?.title}</strong> and {matchesOf(job)} will be permanently deleted. Resumes are kept.
    </p>
  );
}

function matchesOf(job: Job | null): string {
  if (!job?.matched_resumes) return 'its description';
  return job.matched_resumes === 1 ? 'its match' : `its ${job.matched_resumes} matches`;
}

function refusalOf(error: ApiError): string {
  const saidNothing = error.code === 'invalid_answer' || error.code === 'network';
  return saidNothing ? 'Delete failed or unauthorized' : error.message;
}
