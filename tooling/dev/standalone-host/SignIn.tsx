import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form } from '@shortlist/design-system/Form';
import { PasswordField } from '@shortlist/design-system/PasswordField';
import { TextField } from '@shortlist/design-system/TextField';
import { messageOf, setSession, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import styles from './Host.module.css';

/** For an API that has no demo account. */
export function SignIn(): ReactElement {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useEndpoint(endpoints.auth.login);
  const submit = () => login.mutate({ body: { email, password } }, { onSuccess: setSession });
  return (
    <div className={styles.signIn}>
      <h1>Login</h1>
      {login.error ? <Banner tone="negative" title={messageOf(login.error)} /> : null}
      <Form onSubmit={submit} errors={login.error?.fields ?? {}}>
        <TextField label="Email" name="email" type="email" value={email} onChange={setEmail} isRequired />
        <PasswordField label="Password" name="password" value={password} onChange={setPassword} isRequired />
        <Button type="submit" variant="primary" isPending={login.isPending} pendingLabel="Logging in...">
          Login
        </Button>
      </Form>
    </div>
  );
}
