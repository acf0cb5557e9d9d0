import { TextField } from '@shortlist/design-system/TextField';
import { queryClient, toast } from '@shortlist/platform';
import { useMutation } from '@shortlist/platform/query';
import { type ReactElement, useState } from 'react';
import { type Confirmation, ConfirmationForm } from './ConfirmationForm.tsx';
import { createPasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** From a name and the password over the browser's own question to the recovery codes. */
export function AddPasskey({ hasPassword, onDone }: AddPasskeyProps): ReactElement {
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: (confirmation: Confirmation) => createPasskey(name.trim() || 'Passkey', confirmation),
    onSuccess: ({ recovery_codes }) => {
      void queryClient.invalidateQueries({ queryKey: ['account'] });
      toast({ message: 'Passkey added' });
      if (recovery_codes.length === 0) onDone();
    },
  });
  const codes = add.data?.recovery_codes ?? [];
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ConfirmationForm
      hasPassword={hasPassword}
      submitLabel="Add Passkey"
      pendingLabel="Waiting for the browser..."
      isPending={add.isPending}
      error={add.error}
      onConfirm={(confirmation) => add.mutate(confirmation)}
      onCancel={onDone}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        maxLength={80}
        description="A name you recognize, like Work laptop."
      />
    </ConfirmationForm>
  );
}
