import { type MatchedResume, resumes } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { notify, useEndpoint, wasRefused } from '@shortlist/platform';

interface DeleteResumeDialogProps {
  readonly match: MatchedResume;
  readonly onClose: () => void;
}

/** Asks before a resume goes; how it went is told in a notification. */
export function DeleteResumeDialog({ match, onClose }: DeleteResumeDialogProps) {
  const remove = useEndpoint(resumes.remove);
  const { candidate_name: name, file_name: file } = match.resume_info;

  async function handleConfirm(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id: match.resume_id } });
      notify({ tone: 'success', title: 'Resume deleted successfully!' });
    } catch (error) {
      notify({ tone: 'error', title: 'Delete Failed', message: refusalOf(error) });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${name}'s resume?`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => void handleConfirm()}
    >
      {file} will be permanently deleted, along with its analysis and all its matches.
    </ConfirmDialog>
  );
}

function refusalOf(error: unknown): string {
  return wasRefused(error)
    ? 'Failed to delete resume. Please try again.'
    : 'An error occurred while deleting the resume.';
}
