import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Stack } from '@shortlist/design-system/Stack';
import { useEndpoint } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface RecoveryCodesCardProps {
  readonly hasPassword: boolean;
  readonly left: number;
}

/** How many recovery codes are left, and others in their place. */
export function RecoveryCodesCard({ hasPassword, left }: RecoveryCodesCardProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader title="Recovery Codes" />
      <Stack as={CardBody} align="start">
        <p>
          {left === 1 ? '1 code left.' : `${left} codes left.`} New codes replace the ones you saved before.
        </p>
        <Button onPress={() => setOpen(true)}>Get New Codes</Button>
      </Stack>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Get new recovery codes?">
        <Renewal hasPassword={hasPassword} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

interface RenewalProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

function Renewal({ hasPassword, onDone }: RenewalProps): ReactElement {
  const renew = useEndpoint(endpoints.secondFactors.renewRecoveryCodes);
  if (renew.data) return <RecoveryCodes codes={renew.data.recovery_codes} onDone={onDone} />;
  return (
    <ConfirmationForm
      hasPassword={hasPassword}
      submitLabel="Get New Codes"
      pendingLabel="Getting codes..."
      isPending={renew.isPending}
      error={renew.error}
      onConfirm={(body) => renew.mutate({ body })}
      onCancel={onDone}
    />
  );
}
