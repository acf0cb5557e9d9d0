import { endpoints, type Plan } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { serverMessageOf, toast, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useRef, useState } from 'react';

interface DeletePlanDialogProps {
  /** The plan to delete; null while nothing is asked. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
}

/** Asks before a plan goes off sale, and says why when the server keeps it. */
export function DeletePlanDialog({ plan, onClose }: DeletePlanDialogProps): ReactElement {
  const remove = useEndpoint(endpoints.plans.remove);
  // The words stay while the dialog fades out.
  const [asked, setAsked] = useState(plan);
  const isUnderWay = useRef(false);
  if (plan && plan !== asked) setAsked(plan);

  function close() {
    remove.reset();
    onClose();
  }

  function confirm() {
    if (!plan || isUnderWay.current) return;
    isUnderWay.current = true;
    remove.mutate(
      { params: { id: plan.id } },
      {
        onSuccess: ({ is_archived }) => {
          toast({
            message: is_archived
              ? `${plan.name} archived. Current subscribers keep it.`
              : `${plan.name} deleted`,
          });
          close();
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={plan !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Delete this plan?"
      confirmLabel="Delete"
      onConfirm={confirm}
      isPending={remove.isPending}
      pendingLabel="Deleting..."
      errorMessage={
        remove.error ? `Delete failed: ${serverMessageOf(remove.error, 'Unknown error')}` : undefined
      }
    >
      <p>
        <strong>{asked?.name}</strong>
        {asked ? `, ${CYCLE_WORDS[asked.billing_cycle]},` : null} will no longer be available to new
        subscribers. Current subscribers keep it.
      </p>
    </ConfirmDialog>
  );
}

const CYCLE_WORDS = { month: 'monthly', year: 'yearly' } as const;
