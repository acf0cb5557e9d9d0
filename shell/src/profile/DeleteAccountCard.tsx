import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { type ReactElement, useState } from 'react';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** The way out for good. */
export function DeleteAccountCard(): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card>
      <CardHeader title="Delete Account" />
      <Stack as={CardBody} align="start">
        <p>Permanently delete your account and everything in it.</p>
        <Button variant="danger" onPress={() => setAsked(true)}>
          Delete Account
        </Button>
      </Stack>
      <DeleteAccountDialog isOpen={isAsked} onClose={() => setAsked(false)} />
    </Card>
  );
}
