import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { messageOf, setSession } from '@shortlist/platform';
import { useMutation } from '@shortlist/platform/query';
import { KeyRound } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { canUsePasskeys, logInWithPasskey } from '../security/passkeys.ts';

/** Signs in with a passkey; absent where the browser has none here. */
export function PasskeyLogin(): ReactElement | null {
  const login = useMutation({ mutationFn: logInWithPasskey, onSuccess: setSession });
  // Rendered ahead of any browser, it stands there: most have passkeys.
  const isPossible = useSyncExternalStore(neverChanges, canUsePasskeys, () => true);
  if (!isPossible) return null;
  return (
    <>
      {login.error ? <Banner tone="negative" title={messageOf(login.error)} /> : null}
      <Button
        size="large"
        icon={<KeyRound aria-hidden />}
        isPending={login.isPending}
        pendingLabel="Waiting for the browser..."
        onPress={() => login.mutate()}
      >
        Log In with a Passkey
      </Button>
    </>
  );
}

const neverChanges = () => () => {};
