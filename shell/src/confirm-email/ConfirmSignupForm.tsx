import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form } from '@shortlist/design-system/Form';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { setSession, useEndpoint } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import { formRefusalOf } from '../sign-in-page/refusal.ts';

/** Asks for the password of a sign-up, so that nobody opens an account that a stranger began with their address. */
export function ConfirmSignupForm({ token }: { readonly token: string }): ReactElement {
  const [password, setPassword] = useState('');
  const confirm = useEndpoint(endpoints.verification.confirmSignup);
  const navigate = useNavigate();
  const { message, fields } = formRefusalOf(confirm.error, ['password']);

  const handleSubmit = () =>
    confirm.mutate(
      { body: { token, password } },
      {
        onSuccess: (user) => {
          setSession(user);
          void navigate('/userhome', { replace: true });
        },
      },
    );
  return (
    <>
      {message ? <Banner tone="negative" title={message} /> : null}
      <Form onSubmit={handleSubmit} errors={fields}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          description="The password you signed up with."
          value={password}
          onChange={setPassword}
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={confirm.isPending}
          pendingLabel="Confirming..."
        >
          Confirm Email
        </Button>
      </Form>
    </>
  );
}
