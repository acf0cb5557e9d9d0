import { endpoints } from '@shortlist/api-contract';
import { useEndpoint } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { leaveAfter } from '../layout/log-out.ts';
import { type Confirmation, ConfirmationForm } from '../security/ConfirmationForm.tsx';

interface DeleteAccountFormProps {
  /** False: only Google opens the account, so its address is typed instead. */
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
  readonly onDeleting: (isDeleting: boolean) => void;
}

/** Asks for the password, or for the address, and deletes the account. */
export function DeleteAccountForm({
  hasPassword,
  onCancel,
  onDeleting,
}: DeleteAccountFormProps): ReactElement {
  const remove = useEndpoint(endpoints.account.remove);
  const navigate = useNavigate();

  const handleConfirm = (body: Confirmation) => {
    onDeleting(true);
    leaveAfter(() => remove.mutateAsync({ body }), navigate)
      // The form says why.
      .catch(() => undefined)
      .finally(() => onDeleting(false));
  };
  return (
    <ConfirmationForm
      hasPassword={hasPassword}
      submitLabel="Delete Account"
      pendingLabel="Deleting..."
      variant="danger"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    />
  );
}
