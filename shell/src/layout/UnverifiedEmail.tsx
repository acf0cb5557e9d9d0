import { useSession } from '@shortlist/platform';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/** A chunk of its own: most people have verified their address. */
const VerifyEmailBanner = lazy<ComponentType>(() =>
  import('./VerifyEmailBanner.tsx').then((loaded) => ({ default: loaded.VerifyEmailBanner })),
);

/** Asks people whose address is not verified to verify it; nothing for everybody else. */
export function UnverifiedEmail(): ReactElement | null {
  const user = useSession();
  if (user === null || user.email_verified) return null;
  return (
    <Suspense>
      <VerifyEmailBanner key={user.id} />
    </Suspense>
  );
}
