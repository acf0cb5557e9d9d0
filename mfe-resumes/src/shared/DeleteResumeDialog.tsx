import { type Resume, resumes } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { type ApiError, messageOf, toast, useEndpoint } from '@shortlist/platform';

interface DeleteResumeDialogProps {
  /** The resume to delete; null while nothing is asked. */
  readonly resume: Resume | null;
  readonly onClose: () => void;
}

/** Asks before a resume goes, naming it, and says why when the server keeps it. */
export function DeleteResumeDialog({ resume, onClose }: DeleteResumeDialogProps) {
  const remove = useEndpoint(resumes.remove);

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
    >
      <p>
        {resume?.file_name} of <strong>{resume?.candidate_name}</strong>, its analysis and its matches will be
        removed. This cannot be undone.
      </p>
      {remove.error && <Banner tone="negative" title={refusalOf(remove.error)} />}
    </ConfirmDialog>
  );
}

function refusalOf(error: ApiError): string {
  return error.code === 'invalid_answer' ? `Delete failed with status ${error.status}` : messageOf(error);
}
