import type { Plan } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { Dialog } from '@shortlist/design-system/Dialog';
import type { ReactElement } from 'react';
import { PlanForm } from './PlanForm.tsx';
import { useLeaving } from './use-leaving.ts';
import { usePlanForm } from './use-plan-form.ts';

interface PlanFormDialogProps {
  /** The plan to change; null for a new one. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
  readonly onSaved: (plan: Plan) => void;
}

/** Writes a plan, new or changed. Whoever leaves with something typed is asked first. */
export function PlanFormDialog({ plan, onClose, onSaved }: PlanFormDialogProps): ReactElement {
  const form = usePlanForm(plan, onSaved);
  const leaving = useLeaving({ isDirty: form.isDirty, onClose });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && leaving.ask()}
        isDismissable={!form.isSaving}
        title={plan === null ? 'Create New Plan' : `Edit ${plan.name}`}
      >
        <PlanForm
          form={form}
          saveLabel={plan === null ? 'Create Plan' : 'Save Changes'}
          onCancel={leaving.ask}
        />
      </Dialog>
      <ConfirmDialog
        {...leaving.question}
        title={plan === null ? 'Discard this plan?' : 'Discard changes?'}
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
      >
        Your changes will be lost.
      </ConfirmDialog>
    </>
  );
}
