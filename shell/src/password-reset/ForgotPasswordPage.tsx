import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { TextField } from '@shortlist/design-system/TextField';
import { queryOf, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useState } from 'react';
import { fieldErrorsOf } from '../sign-in-page/field-errors.ts';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { SplitPage, SplitPageOther } from '../sign-in-page/SplitPage.tsx';

/** `/forgot-password`: asks for a link by email. Whether the address has an account is not told. */
export function ForgotPasswordPage(): ReactElement {
  useDocumentTitle('Reset Password');
  const configuration = useQuery(queryOf(endpoints.configuration.get));
  return (
    <SplitPage title="Reset Password" description="Get a link by email to set a new password.">
      {configuration.data?.sends_mail === false ? (
        <Banner tone="caution" title="Email isn’t set up on this server">
          Ask your administrator for a link to reset your password.
        </Banner>
      ) : (
        <ForgotPasswordForm />
      )}
      <SplitPageOther>
        <Link href="/login">Back to Login</Link>
      </SplitPageOther>
    </SplitPage>
  );
}

function ForgotPasswordForm(): ReactElement {
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const request = useEndpoint(endpoints.passwords.requestReset);
  const refusal = formRefusalOf(request.error, ['email']);

  const handleSubmit = async () => {
    const body = { email };
    const wrong = await fieldErrorsOf(({ passwords }) => passwords.requestReset.body, body);
    setErrors(wrong);
    request.reset();
    if (Object.keys(wrong).length > 0) return;
    request.mutate(
      { body },
      { onError: (error) => setErrors({ ...formRefusalOf(error, ['email']).fields }) },
    );
  };
  return (
    <>
      {refusal.message ? <Banner tone="negative" title={refusal.message} /> : null}
      {request.isSuccess ? (
        <Banner tone="positive" title="Check your email">
          If {request.variables.body.email} has an account, a link to reset the password is on its way. The
          link works for 1 hour.
        </Banner>
      ) : null}
      <Form onSubmit={() => void handleSubmit()} errors={errors}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={request.isPending}
          pendingLabel="Sending..."
        >
          Send Link
        </Button>
      </Form>
    </>
  );
}

export { ForgotPasswordPage as Component };
