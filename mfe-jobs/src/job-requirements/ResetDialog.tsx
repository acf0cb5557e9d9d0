import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { messageOf } from '@shortlist/platform';
import { useState } from 'react';

interface ResetDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReset: () => Promise<void>;
}

/** Asks before everything that was changed gives way to what the job description says. */
export function ResetDialog({ isOpen, onClose, onReset }: ResetDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  async function reset() {
    setIsPending(true);
    setFailure(undefined);
    try {
      await onReset();
      onClose();
    } catch (error) {
      setFailure(`Failed to reset requirements. ${messageOf(error)}`);
    }
    setIsPending(false);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Reset requirements?"
      confirmLabel="Reset"
      pendingLabel="Resetting..."
      isPending={isPending}
      errorMessage={failure}
      onConfirm={() => void reset()}
    >
      The requirements are read from the job description again. Your changes are removed. You can undo until
      you leave this page.
    </ConfirmDialog>
  );
}
