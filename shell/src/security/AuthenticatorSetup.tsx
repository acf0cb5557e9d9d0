import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Stack } from '@shortlist/design-system/Stack';
import { TextField } from '@shortlist/design-system/TextField';
import { toast, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';

interface AuthenticatorSetupProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** From the password over the code to scan to the recovery codes. */
export function AuthenticatorSetup({ hasPassword, onDone }: AuthenticatorSetupProps): ReactElement {
  const setUp = useEndpoint(endpoints.secondFactors.setUpAuthenticator);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setUp.data) {
    const handleConfirmed = (made: readonly string[]) => {
      toast({ message: 'Authenticator app turned on' });
      if (made.length > 0) setCodes(made);
      else onDone();
    };
    return <ScanStep {...setUp.data} onConfirmed={handleConfirmed} onCancel={onDone} />;
  }
  return (
    <ConfirmationForm
      hasPassword={hasPassword}
      submitLabel="Continue"
      pendingLabel="Checking..."
      isPending={setUp.isPending}
      error={setUp.error}
      onConfirm={(body) => setUp.mutate({ body })}
      onCancel={onDone}
    />
  );
}

interface ScanStepProps {
  readonly secret: string;
  readonly uri: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function ScanStep({ secret, uri, onConfirmed, onCancel }: ScanStepProps): ReactElement {
  const [code, setCode] = useState('');
  const confirm = useEndpoint(endpoints.secondFactors.confirmAuthenticator);
  const { message, fields } = formRefusalOf(confirm.error, ['code']);
  const handleSubmit = () =>
    confirm.mutate(
      { body: { code: code.replaceAll(/\s/g, '') } },
      { onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes) },
    );
  return (
    <Stack>
      <p>Scan the code with your authenticator app, or type the key.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        Key: <span className={styles.code}>{secret}</span>
      </p>
      <Form onSubmit={handleSubmit} errors={fields}>
        {message ? <Banner tone="negative" title={message} /> : null}
        <TextField
          label="6-Digit Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          isRequired
        />
        <FormActions>
          <Button onPress={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={confirm.isPending} pendingLabel="Checking...">
            Turn On
          </Button>
        </FormActions>
      </Form>
    </Stack>
  );
}
