import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form } from '@shortlist/design-system/Form';
import { TextField } from '@shortlist/design-system/TextField';
import { setSession, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { SplitPage } from '../sign-in-page/SplitPage.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

interface SecondStepProps {
  readonly credentials: { readonly email: string; readonly password: string };
  readonly onBack: () => void;
}

/** After the password: a code of the authenticator app, a recovery code, or a passkey. */
export function SecondStep({ credentials, onBack }: SecondStepProps): ReactElement {
  const [code, setCode] = useState('');
  const login = useEndpoint(endpoints.auth.login);
  const form = useRef<HTMLFormElement>(null);
  // The field that had the focus went with the first step.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { message, fields } = formRefusalOf(login.error, ['code']);
  const handleSubmit = () =>
    login.mutate({ body: { ...credentials, code: code.trim() } }, { onSuccess: setSession });
  return (
    <SplitPage title="Two-Step Login" description={`Confirm that it’s you, ${credentials.email}.`}>
      {message ? <Banner tone="negative" title={message} /> : null}
      <Form onSubmit={handleSubmit} errors={fields} ref={form}>
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          description="From your authenticator app, or a recovery code."
          value={code}
          onChange={setCode}
          isRequired
        />
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
      <PasskeyLogin />
      <Button variant="ghost" onPress={onBack}>
        Use Another Account
      </Button>
    </SplitPage>
  );
}
