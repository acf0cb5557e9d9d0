import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Form } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useLocation } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import { NewPasswordField } from '../new-password/NewPasswordField.tsx';
import { fieldErrorsOf } from '../sign-in-page/field-errors.ts';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { SplitPage, SplitPageOther } from '../sign-in-page/SplitPage.tsx';

/** `/reset-password#TOKEN`: sets a password by a mailed link. A fragment is sent to no server and into no log. */
export function ResetPasswordPage(): ReactElement {
  useDocumentTitle('Set New Password');
  const token = useLocation().hash.slice(1);
  const reset = useEndpoint(endpoints.passwords.reset);
  return (
    <SplitPage title="Set New Password" description="Every browser is signed out when you save it.">
      {reset.isSuccess ? (
        <>
          <Banner tone="positive" title="Password changed" />
          <ButtonLink variant="primary" size="large" href="/login">
            Login
          </ButtonLink>
        </>
      ) : (
        <>
          <NewPasswordForm token={token} reset={reset} />
          <SplitPageOther>
            Link expired? <Link href="/forgot-password">Request a new one</Link>
          </SplitPageOther>
        </>
      )}
    </SplitPage>
  );
}

interface NewPasswordFormProps {
  readonly token: string;
  readonly reset: ReturnType<typeof useEndpoint<typeof endpoints.passwords.reset>>;
}

function NewPasswordForm({ token, reset }: NewPasswordFormProps): ReactElement {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { message } = formRefusalOf(reset.error, ['password']);

  const handleSubmit = async () => {
    const body = { token, password };
    // A link without its token is refused by the server, in a sentence above the form.
    const wrong = await fieldErrorsOf(({ passwords }) => passwords.reset.body.pick({ password: true }), body);
    setErrors(wrong);
    reset.reset();
    if (Object.keys(wrong).length > 0) return;
    reset.mutate(
      { body },
      { onError: (error) => setErrors({ ...formRefusalOf(error, ['password']).fields }) },
    );
  };
  return (
    <>
      {message ? <Banner tone="negative" title={message} /> : null}
      <Form onSubmit={() => void handleSubmit()} errors={errors}>
        <NewPasswordField
          label="New Password"
          name="password"
          known={[]}
          value={password}
          onChange={setPassword}
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={reset.isPending}
          pendingLabel="Saving..."
        >
          Save Password
        </Button>
      </Form>
    </>
  );
}

export { ResetPasswordPage as Component };
