import { Button } from '@shortlist/design-system/Button';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { useState } from 'react';
import { startOver } from './use-position-draft.ts';

/** Gives the draft up, after asking. */
export function StartOver({ isDisabled }: { readonly isDisabled: boolean }) {
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    setIsAsking(false);
    startOver();
  }

  return (
    <>
      <Button variant="ghost" isDisabled={isDisabled} onPress={() => setIsAsking(true)}>
        Start Over
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard this position?"
        confirmLabel="Discard"
        onConfirm={confirm}
      >
        Your draft will be lost.
      </ConfirmDialog>
    </>
  );
}
