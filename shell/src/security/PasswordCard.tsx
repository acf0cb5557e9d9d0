import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { toast, useEndpoint, useSession } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import { NewPasswordField } from '../new-password/NewPasswordField.tsx';
import { fieldErrorsOf } from '../sign-in-page/field-errors.ts';
import { formRefusalOf } from '../sign-in-page/refusal.ts';

const FIELDS = ['current_password', 'new_password'] as const;
const EMPTY = { current_password: '', new_password: '' };

/** Another password for the account, or how to get one where only Google opens it. */
export function PasswordCard({ hasPassword }: { readonly hasPassword: boolean }): ReactElement {
  return (
    <Card>
      <CardHeader title="Password" />
      <CardBody>
        {hasPassword ? (
          <ChangePasswordForm />
        ) : (
          <p>
            You log in with Google. To log in with a password too,{' '}
            <Link href="/forgot-password">get a link by email</Link>.
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function ChangePasswordForm(): ReactElement {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = useEndpoint(endpoints.passwords.change);
  const user = useSession();
  const { message } = formRefusalOf(change.error, FIELDS);

  const fieldOf = (name: (typeof FIELDS)[number]) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    isRequired: true,
  });
  const handleSubmit = async () => {
    const wrong = await fieldErrorsOf(({ ChangePasswordInput }) => ChangePasswordInput, values);
    setErrors(wrong);
    change.reset();
    if (Object.keys(wrong).length > 0) return;
    change.mutate(
      { body: values },
      {
        onSuccess: () => {
          setValues(EMPTY);
          toast({ message: 'Password changed. Other browsers are signed out.' });
        },
        onError: (error) => setErrors({ ...formRefusalOf(error, FIELDS).fields }),
      },
    );
  };
  return (
    <Form onSubmit={() => void handleSubmit()} errors={errors}>
      {message ? <Banner tone="negative" title={message} /> : null}
      <PasswordField
        {...fieldOf('current_password')}
        label="Current Password"
        autoComplete="current-password"
      />
      <NewPasswordField
        {...fieldOf('new_password')}
        label="New Password"
        known={user === null ? [] : [user.email, user.username]}
        description="At least 12 characters. Other browsers are signed out."
      />
      <FormActions>
        <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel="Changing...">
          Change Password
        </Button>
      </FormActions>
    </Form>
  );
}
