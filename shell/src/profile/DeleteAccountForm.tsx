import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { TextField } from '@shortlist/design-system/TextField';
import { useEndpoint, useSession } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import { leaveAfter } from '../layout/log-out.ts';
import { refusalOf } from '../sign-in-page/refusal.ts';

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
  const [confirmation, setConfirmation] = useState('');
  const remove = useEndpoint(endpoints.account.remove);
  const navigate = useNavigate();
  const name = hasPassword ? 'password' : 'email';
  const { message, fields } = refusalOf(remove.error, [name]);

  const handleSubmit = () => {
    if (remove.isPending) return;
    onDeleting(true);
    leaveAfter(() => remove.mutateAsync({ body: { [name]: confirmation } }), navigate)
      // The form says why.
      .catch(() => undefined)
      .finally(() => onDeleting(false));
  };
  const field = { name, value: confirmation, onChange: setConfirmation, isRequired: true };
  return (
    <Form onSubmit={handleSubmit} errors={fields}>
      {message ? <Banner tone="negative" title={message} /> : null}
      {hasPassword ? (
        <PasswordField {...field} label="Your password" autoComplete="current-password" />
      ) : (
        <EmailField {...field} />
      )}
      <FormActions>
        <Button isDisabled={remove.isPending} onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isPending={remove.isPending} pendingLabel="Deleting...">
          Delete account
        </Button>
      </FormActions>
    </Form>
  );
}

type EmailFieldProps = Pick<Parameters<typeof TextField>[0], 'name' | 'value' | 'onChange' | 'isRequired'>;

function EmailField(field: EmailFieldProps): ReactElement {
  const email = useSession()?.email;
  return <TextField {...field} label="Your e-mail" autoComplete="off" description={`Type ${email}.`} />;
}
