import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { TextField } from '@shortlist/design-system/TextField';
import { ApiError, setSession, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useLocation } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import { GoogleButton } from '../google-sign-in/GoogleButton.tsx';
import { fieldErrorsOf } from '../sign-in-page/field-errors.ts';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { SplitPage, SplitPageOther } from '../sign-in-page/SplitPage.tsx';
import { useLeaveWhenSignedIn } from '../sign-in-page/use-leave-when-signed-in.ts';
import { wayBackOf, withWayBack } from '../sign-in-page/way-back.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SecondStep } from './SecondStep.tsx';

const FIELDS = ['email', 'password'] as const;

/** `/login`: email and password, or Google. Leads back to where somebody was going. */
export function LoginPage(): ReactElement | null {
  useDocumentTitle('Login');
  const { search } = useLocation();
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSecondStep, setSecondStep] = useState(false);
  const login = useEndpoint(endpoints.auth.login);
  const isLeaving = useLeaveWhenSignedIn(wayBackOf(search));
  if (isLeaving) return null;
  if (isSecondStep) return <SecondStep credentials={values} onBack={() => setSecondStep(false)} />;

  const fieldOf = (name: (typeof FIELDS)[number]) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    isRequired: true,
  });
  const handleRefusal = (error: Error) => {
    setSecondStep(error instanceof ApiError && error.code === 'second_factor_required');
    setErrors(formRefusalOf(error, FIELDS).fields);
  };
  const handleSubmit = async () => {
    const missing = await fieldErrorsOf(({ LoginInput }) => LoginInput, values);
    setErrors(missing);
    login.reset();
    if (Object.keys(missing).length > 0) return;
    login.mutate({ body: values }, { onSuccess: setSession, onError: handleRefusal });
  };
  const refusal = formRefusalOf(isSecondStep ? null : login.error, FIELDS);
  return (
    <SplitPage title="Login" description="Welcome back.">
      {refusal.message ? <Banner tone="negative" title={refusal.message} /> : null}
      <Form onSubmit={() => void handleSubmit()} errors={errors}>
        <TextField {...fieldOf('email')} label="Email" type="email" autoComplete="email" />
        <PasswordField {...fieldOf('password')} label="Password" autoComplete="current-password" />
        <Link href="/forgot-password" variant="quiet">
          Forgot password?
        </Link>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={login.isPending}
          pendingLabel="Logging in..."
        >
          Login
        </Button>
      </Form>
      <GoogleButton />
      <PasskeyLogin />
      <SplitPageOther>
        New here? <Link href={withWayBack('/signup', search)}>Sign Up</Link>
      </SplitPageOther>
      <DemoAccounts onChoose={({ email, password }) => setValues({ email, password })} />
    </SplitPage>
  );
}

export { LoginPage as Component };
