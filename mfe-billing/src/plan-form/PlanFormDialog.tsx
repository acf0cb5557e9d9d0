import type { Plan } from '@shortlist/api-contract';
import { Dialog } from '@shortlist/design-system/Dialog';
import type { ReactElement } from 'react';
import { PlanForm } from './PlanForm.tsx';
import { usePlanForm } from './use-plan-form.ts';

interface PlanFormDialogProps {
  /** The plan to change; null for a new one. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
}

/** Writes a plan, new or changed. It can't be dismissed by accident once something is typed. */
export function PlanFormDialog({ plan, onClose }: PlanFormDialogProps): ReactElement {
  const form = usePlanForm(plan, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!form.isDirty && !form.isSaving}
      hasCloseButton={!form.isDirty}
      title={plan === null ? 'Create New Plan' : `Edit ${plan.name}`}
    >
      <PlanForm form={form} saveLabel={plan === null ? 'Create Plan' : 'Save Changes'} onCancel={onClose} />
    </Dialog>
  );
}
