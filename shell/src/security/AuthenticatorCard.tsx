import { endpoints } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Stack } from '@shortlist/design-system/Stack';
import { toast, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';

interface AuthenticatorCardProps {
  readonly hasPassword: boolean;
  readonly isOn: boolean;
}

/** Codes of an app on the owner's phone, asked for after the password. */
export function AuthenticatorCard({ hasPassword, isOn }: AuthenticatorCardProps): ReactElement {
  const [opened, setOpened] = useState<'on' | 'off' | null>(null);
  const close = () => setOpened(null);
  return (
    <Card>
      <CardHeader
        title="Authenticator App"
        action={isOn ? <Badge tone="positive">On</Badge> : <Badge>Off</Badge>}
      />
      <Stack as={CardBody} align="start">
        <p>Enter a 6-digit code from an app on your phone after your password.</p>
        <Button variant={isOn ? 'danger' : 'secondary'} onPress={() => setOpened(isOn ? 'off' : 'on')}>
          {isOn ? 'Turn Off' : 'Set Up'}
        </Button>
      </Stack>
      <Dialog
        isOpen={opened === 'on'}
        onOpenChange={(open) => !open && close()}
        title="Set up authenticator app"
      >
        <AuthenticatorSetup hasPassword={hasPassword} onDone={close} />
      </Dialog>
      <Dialog
        isOpen={opened === 'off'}
        onOpenChange={(open) => !open && close()}
        title="Turn off authenticator app?"
      >
        <TurnOff hasPassword={hasPassword} onDone={close} />
      </Dialog>
    </Card>
  );
}

interface TurnOffProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

function TurnOff({ hasPassword, onDone }: TurnOffProps): ReactElement {
  const remove = useEndpoint(endpoints.secondFactors.removeAuthenticator);
  const handleConfirm = (body: Parameters<typeof remove.mutate>[0]['body']) =>
    remove.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ message: 'Authenticator app turned off' });
          onDone();
        },
      },
    );
  return (
    <Stack>
      <p>Logging in no longer asks for a code. Other browsers are signed out.</p>
      <ConfirmationForm
        hasPassword={hasPassword}
        submitLabel="Turn Off"
        pendingLabel="Turning off..."
        variant="danger"
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={handleConfirm}
        onCancel={onDone}
      />
    </Stack>
  );
}
