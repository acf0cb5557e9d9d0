import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { Text } from '@shortlist/design-system/Text';
import { TextField } from '@shortlist/design-system/TextField';
import { queryOf, setSession, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useLocation } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import { GoogleButton } from '../google-sign-in/GoogleButton.tsx';
import { NewPasswordField } from '../new-password/NewPasswordField.tsx';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { SplitPage, SplitPageOther } from '../sign-in-page/SplitPage.tsx';
import { useLeaveWhenSignedIn } from '../sign-in-page/use-leave-when-signed-in.ts';
import { wayBackOf, withWayBack } from '../sign-in-page/way-back.ts';
import { EMPTY_SIGNUP, type SignupField, signupErrorsOf } from './signup-form.ts';

const FIELDS = ['email', 'username', 'password'] as const;

/** `/signup`: creates an account and signs it in. */
export function SignupPage(): ReactElement | null {
  useDocumentTitle('Sign Up');
  const { search } = useLocation();
  const [values, setValues] = useState(EMPTY_SIGNUP);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const signup = useEndpoint(endpoints.auth.signup);
  const isLeaving = useLeaveWhenSignedIn(wayBackOf(search));
  if (isLeaving) return null;

  const fieldOf = (name: SignupField) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    isRequired: true,
  });
  const handleSubmit = async () => {
    const wrong = await signupErrorsOf(values);
    setErrors(wrong);
    signup.reset();
    if (Object.keys(wrong).length > 0) return;
    const { email, username, password } = values;
    signup.mutate(
      { body: { email, username, password } },
      {
        onSuccess: (made) => ('id' in made ? setSession(made) : undefined),
        onError: (error) => setErrors(formRefusalOf(error, FIELDS).fields),
      },
    );
  };
  const refusal = formRefusalOf(signup.error, FIELDS);
  if (signup.data && 'check_email' in signup.data) return <CheckEmail email={values.email} />;
  return (
    <SplitPage title="Sign Up" description="Create an account to post positions and score resumes.">
      {refusal.message ? <Banner tone="negative" title={refusal.message} /> : null}
      <Form onSubmit={() => void handleSubmit()} errors={errors}>
        <TextField {...fieldOf('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...fieldOf('username')} label="Username" autoComplete="username" />
        <NewPasswordField {...fieldOf('password')} label="Password" known={[values.email, values.username]} />
        <PasswordField {...fieldOf('confirm')} label="Confirm Password" autoComplete="new-password" />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={signup.isPending}
          pendingLabel="Creating account..."
        >
          Sign Up
        </Button>
      </Form>
      <GoogleButton />
      <PrivacyLink />
      <SplitPageOther>
        Already have an account? <Link href={withWayBack('/login', search)}>Login</Link>
      </SplitPageOther>
    </SplitPage>
  );
}

/** Where the operator says what is done with an account's data. */
function PrivacyLink(): ReactElement | null {
  const { data } = useQuery(queryOf(endpoints.configuration.get));
  if (!data?.privacy_notice_url) return null;
  return (
    <Text as="p" size="caption" tone="quiet">
      How your data is used: <Link href={data.privacy_notice_url}>Privacy Notice</Link>
    </Text>
  );
}

/** Says the same whether or not the address has an account. */
function CheckEmail({ email }: { readonly email: string }): ReactElement {
  return (
    <SplitPage title="Check your email" description={`A link is on its way to ${email}.`}>
      <Banner tone="info" title="Open the link within 7 days to finish signing up" />
      <SplitPageOther>
        No email? Check your spam folder, or <Link href="/forgot-password">reset your password</Link> if you
        already have an account.
      </SplitPageOther>
    </SplitPage>
  );
}

export { SignupPage as Component };
