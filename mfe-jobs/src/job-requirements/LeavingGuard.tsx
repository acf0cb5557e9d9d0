import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { useLeaveGuard } from '@shortlist/platform/router';
import { useEffect, useEffectEvent } from 'react';
import type { RequirementEditing } from './use-requirement-rows.ts';

/** Leaving waits until what was changed is saved, and asks only when that fails. */
export function LeavingGuard({ editing }: { readonly editing: RequirementEditing }) {
  const { saveState } = editing;
  const leaving = useLeaveGuard(() => {
    editing.flush();
    return editing.isDirty();
  });
  const leave = useEffectEvent(leaving.onConfirm);
  const isWaiting = leaving.isOpen && saveState === 'saved';
  useEffect(() => {
    if (isWaiting) leave();
  }, [isWaiting]);

  return (
    <ConfirmDialog
      {...leaving}
      isOpen={leaving.isOpen && saveState === 'failed'}
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep Editing"
    >
      Your changes haven’t been saved.
    </ConfirmDialog>
  );
}
