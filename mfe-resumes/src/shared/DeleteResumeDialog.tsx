import { type Resume, resumes } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { type ApiError, messageOf, toast, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';

interface DeleteResumeDialogProps {
  /** The resume to delete; null while nothing is asked. */
  readonly resume: Resume | null;
  readonly onClose: () => void;
}

/** Asks before a resume goes, naming it, and says why when the server keeps it. */
export function DeleteResumeDialog({ resume, onClose }: DeleteResumeDialogProps) {
  const remove = useEndpoint(resumes.remove);
  // The words stay while the dialog fades out.
  const [asked, setAsked] = useState(resume);
  if (resume && resume !== asked) setAsked(resume);

  function close() {
    remove.reset();
    onClose();
  }

  function confirm() {
    if (!resume || remove.isPending) return;
    remove.mutate(
      { params: { id: resume.id } },
      {
        onSuccess: () => {
          toast({ message: 'Resume deleted successfully!' });
          close();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={resume !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Delete this resume?"
      confirmLabel="Delete"
      onConfirm={confirm}
      isPending={remove.isPending}
      pendingLabel="Deleting..."
      {...(remove.error ? { errorMessage: refusalOf(remove.error) } : {})}
    >
      <p>
        {asked?.file_name} of <strong>{asked?.candidate_name}</strong>, its analysis and its matches will be
        removed. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

function refusalOf(error: ApiError): string {
  return error.code === 'invalid_answer' ? `Delete failed with status ${error.status}` : messageOf(error);
}
