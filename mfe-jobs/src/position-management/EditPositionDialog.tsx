import { type Job, jobs } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { Dialog } from '@shortlist/design-system/Dialog';
import { notify, useEndpoint, wasRefused } from '@shortlist/platform';
import { useState } from 'react';
import { JobForm } from '../job-form/JobForm.tsx';
import { editOf, type JobEdit, storedOf } from '../job-form/job-edit.ts';
import { useJobDraft } from '../job-form/use-job-draft.ts';
import { tagColorOf } from '../tags/tag-color.ts';

interface EditPositionDialogProps {
  readonly job: Job;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that a position says, in a form over the tab. */
export function EditPositionDialog({ job, isOpen, onClose }: EditPositionDialogProps) {
  const draft = useJobDraft(`${job.id}.dialog`, shownOf(job));
  const update = useEndpoint(jobs.update);
  const [isAsking, setIsAsking] = useState(false);

  function leave() {
    if (draft.isDirty()) setIsAsking(true);
    else onClose();
  }

  function discard() {
    setIsAsking(false);
    draft.startOver();
    onClose();
  }

  async function save() {
    const body = { title: draft.edit.title, description: storedOf(draft.edit, job.description) };
    await update.mutateAsync({ params: { id: job.id }, body });
    draft.startOver();
    onClose();
    notify({ tone: 'success', title: 'Position updated successfully!' });
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={leave}
        title="Edit Position"
        size="large"
        isDismissable={!update.isPending}
      >
        <JobForm
          draft={draft}
          onSave={save}
          hasColor
          saveLabel="Save"
          savingLabel="Saving..."
          cancel={
            <Button isDisabled={update.isPending} onPress={leave}>
              Cancel
            </Button>
          }
          failureTitle={refusalOf}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard changes?"
        confirmLabel="Discard"
        onConfirm={discard}
      >
        Your changes haven't been saved.
      </ConfirmDialog>
    </>
  );
}

/** The fields of a position, with the color that the management screens show. */
function shownOf(job: Job): JobEdit {
  const edit = editOf(job);
  return { ...edit, details: { ...edit.details, tagColor: tagColorOf(job.description) } };
}

function refusalOf(error: unknown): string {
  return wasRefused(error)
    ? 'Failed to update position. Please try again.'
    : 'An error occurred while updating the position.';
}
