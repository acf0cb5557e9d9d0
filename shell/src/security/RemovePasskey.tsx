import { endpoints, type Passkey } from '@shortlist/api-contract';
import { Stack } from '@shortlist/design-system/Stack';
import { toast, useEndpoint } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { ConfirmationForm } from './ConfirmationForm.tsx';

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Asks before a passkey opens the account no longer. */
export function RemovePasskey({ passkey, hasPassword, onDone }: RemovePasskeyProps): ReactElement {
  const remove = useEndpoint(endpoints.secondFactors.removePasskey);
  return (
    <Stack>
      <p>
        <strong>{passkey.name}</strong> no longer logs you in. Other browsers are signed out.
      </p>
      <ConfirmationForm
        hasPassword={hasPassword}
        submitLabel="Remove"
        pendingLabel="Removing..."
        variant="danger"
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={(body) =>
          remove.mutate(
            { params: { id: passkey.id }, body },
            {
              onSuccess: () => {
                toast({ message: 'Passkey removed' });
                onDone();
              },
            },
          )
        }
        onCancel={onDone}
      />
    </Stack>
  );
}
