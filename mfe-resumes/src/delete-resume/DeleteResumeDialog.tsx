import type { Resume } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { useState } from 'react';
import { deleteResume } from './deletions.ts';

interface DeleteResumeDialogProps {
  /** The resume to delete; null while nothing is asked. */
  readonly resume: Resume | null;
  readonly onClose: () => void;
  /** It is gone from the screens now; Undo brings it back. */
  readonly onDeleted?: () => void;
}

/** Asks before a resume goes, naming it. */
export function DeleteResumeDialog({ resume, onClose, onDeleted }: DeleteResumeDialogProps) {
  // The words stay while the dialog fades out.
  const [asked, setAsked] = useState(resume);
  if (resume && resume !== asked) setAsked(resume);

  function confirm() {
    if (!resume) return;
    deleteResume(resume);
    onClose();
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      isOpen={resume !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this resume?"
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      <p>
        {asked?.file_name} of <strong>{asked?.candidate_name}</strong>, its analysis, and its matches will be
        deleted. You can undo this for 10 seconds.
      </p>
    </ConfirmDialog>
  );
}
