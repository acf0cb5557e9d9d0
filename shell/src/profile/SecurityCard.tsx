import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import type { ReactElement } from 'react';

/** The way to what opens the account. */
export function SecurityCard(): ReactElement {
  return (
    <Card>
      <CardHeader title="Login and security" />
      <Stack as={CardBody} align="start">
        <p>Your password, two-step login, and passkeys.</p>
        <ButtonLink href="/user-profile/security">Manage Login</ButtonLink>
      </Stack>
    </Card>
  );
}
