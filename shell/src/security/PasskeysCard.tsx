import type { Passkey } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import { EntryName, ListEntry } from '../list-entry/ListEntry.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { RemovePasskey } from './RemovePasskey.tsx';

interface PasskeysCardProps {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
}

/** Passkeys of the account: fingerprint, face, or screen lock in the place of password and code. */
export function PasskeysCard({ hasPassword, passkeys }: PasskeysCardProps): ReactElement {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <Card>
      <CardHeader title="Passkeys" />
      <Stack as={CardBody}>
        <p>
          Log in with your fingerprint, face, or screen lock. With a passkey, a password alone no longer logs
          you in.
        </p>
        {passkeys.length > 0 ? (
          <Stack as="ul" isLined gap={3} aria-label="Passkeys">
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
            ))}
          </Stack>
        ) : null}
        {canUsePasskeys() ? (
          <Inline>
            <Button onPress={() => setAdding(true)}>Add Passkey</Button>
          </Inline>
        ) : (
          <Text as="p" size="caption" tone="quiet">
            This browser can’t add passkeys at this address.
          </Text>
        )}
      </Stack>
      <Dialog isOpen={isAdding} onOpenChange={setAdding} title="Add passkey">
        <AddPasskey hasPassword={hasPassword} onDone={() => setAdding(false)} />
      </Dialog>
      <Dialog
        isOpen={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title="Remove this passkey?"
      >
        {removed ? (
          <RemovePasskey passkey={removed} hasPassword={hasPassword} onDone={() => setRemoved(null)} />
        ) : null}
      </Dialog>
    </Card>
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

function PasskeyItem({ passkey, onRemove }: PasskeyItemProps): ReactElement {
  const { name, created_at: created, last_used_at: used } = passkey;
  return (
    <ListEntry
      title={<EntryName>{name}</EntryName>}
      notes={[
        `Added ${formatDate(created)}, ${used === null ? 'never used' : `last used ${formatDate(used)}`}`,
      ]}
    >
      <Button size="small" aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </ListEntry>
  );
}
