import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { TextField } from '@shortlist/design-system/TextField';
import { useSession } from '@shortlist/platform';
import { type ReactElement, type ReactNode, useState } from 'react';
import { formRefusalOf } from '../sign-in-page/refusal.ts';

/** What shows that it is the owner who asks. */
export type Confirmation = { readonly password: string } | { readonly email: string };

interface ConfirmationFormProps {
  /** False: only Google opens the account, so its address is typed instead. */
  readonly hasPassword: boolean;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly variant?: 'primary' | 'danger';
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: (confirmation: Confirmation) => void;
  readonly onCancel: () => void;
  /** Other fields, above. */
  readonly children?: ReactNode;
}

/** Asks for the password, or for the address, before something that only the owner may do. */
export function ConfirmationForm({
  hasPassword,
  submitLabel,
  pendingLabel,
  variant = 'primary',
  isPending,
  error,
  onConfirm,
  onCancel,
  children,
}: ConfirmationFormProps): ReactElement {
  const [value, setValue] = useState('');
  const name = hasPassword ? 'password' : 'email';
  const { message, fields } = formRefusalOf(error, [name]);
  const field = { name, value, onChange: setValue, isRequired: true };
  const handleSubmit = () => {
    if (!isPending) onConfirm(hasPassword ? { password: value } : { email: value });
  };
  return (
    <Form onSubmit={handleSubmit} errors={fields}>
      {message ? <Banner tone="negative" title={message} /> : null}
      {children}
      {hasPassword ? (
        <PasswordField {...field} label="Password" autoComplete="current-password" />
      ) : (
        <EmailField {...field} />
      )}
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={variant} isPending={isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}

type EmailFieldProps = Pick<Parameters<typeof TextField>[0], 'name' | 'value' | 'onChange' | 'isRequired'>;

function EmailField(field: EmailFieldProps): ReactElement {
  const email = useSession()?.email;
  return (
    <TextField {...field} label="Your Email" autoComplete="off" description={`Enter ${email} to confirm.`} />
  );
}
