import { endpoints, type UserSession } from '@shortlist/api-contract';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { messageOf, toast, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useState } from 'react';
import { deviceOf } from './device-words.ts';

interface EndSessionsDialogProps {
  /** One browser, all but this one, or null while nothing is asked. */
  readonly asked: UserSession | 'others' | null;
  readonly onClose: () => void;
}

/** Asks before other browsers are signed out, and says why when the server keeps them. */
export function EndSessionsDialog({ asked, onClose }: EndSessionsDialogProps): ReactElement {
  const one = useEndpoint(endpoints.auth.revokeSession);
  const others = useEndpoint(endpoints.auth.revokeOtherSessions);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const isPending = one.isPending || others.isPending;
  const error = one.error ?? others.error;

  const close = () => {
    one.reset();
    others.reset();
    onClose();
  };
  const finish = (message: string) => {
    toast({ message });
    close();
  };
  const confirm = () => {
    if (asked === null || isPending) return;
    if (asked === 'others') {
      others.mutate(undefined, { onSuccess: ({ revoked }) => finish(endedWords(revoked)) });
      return;
    }
    const { name } = deviceOf(asked.user_agent);
    one.mutate({ params: { id: asked.id } }, { onSuccess: () => finish(`${name} signed out`) });
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={shown === 'others' ? 'Sign out all other browsers?' : 'Sign out this browser?'}
      confirmLabel="Sign Out"
      pendingLabel="Signing out..."
      onConfirm={confirm}
      isPending={isPending}
      errorMessage={error ? `Failed to sign out. ${messageOf(error)}` : undefined}
    >
      {shown === null || shown === 'others' ? (
        <p>All other browsers will need to log in again.</p>
      ) : (
        <p>
          <strong>{deviceOf(shown.user_agent).name}</strong> will need to log in again.
        </p>
      )}
    </ConfirmDialog>
  );
}

function endedWords(revoked: number): string {
  return revoked === 1 ? '1 other browser signed out' : `${revoked} other browsers signed out`;
}
