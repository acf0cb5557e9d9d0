import type { Resume } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { notify, wasRefused } from '@shortlist/platform';
import { useState } from 'react';
import { deleteNow } from '../delete-resume/deletions.ts';

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly resume: Resume;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a resume goes, naming it, and says what became of it. */
export function DeleteDialog({ isOpen, resume, onClose, onDeleted }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    setDeleting(true);
    try {
      await deleteNow(resume);
      onDeleted();
      notify({ tone: 'success', title: 'Resume deleted successfully!' });
    } catch (error) {
      notify(failureOf(error));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title="Delete this resume?"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={isDeleting}
      onConfirm={() => void confirm()}
    >
      <p>
        {resume.file_name} of <strong>{resume.candidate_name}</strong>, its analysis, and its matches will be
        permanently deleted.
      </p>
    </ConfirmDialog>
  );
}

function failureOf(error: unknown) {
  return wasRefused(error)
    ? ({
        tone: 'error',
        title: 'Delete Failed',
        message: 'Failed to delete resume. Please try again.',
      } as const)
    : ({ tone: 'error', title: 'Error', message: 'An error occurred while deleting the resume.' } as const);
}
