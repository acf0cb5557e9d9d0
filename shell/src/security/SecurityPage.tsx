import { endpoints, type Security } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import {
  call,
  messageOf,
  queryOf,
  setSession,
  useBreadcrumbs,
  useDocumentTitle,
  useSession,
} from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { ArrowLeft } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';

const PROFILE = '/user-profile';

/** `/user-profile/security`: what opens the security. */
export function SecurityPage(): ReactElement {
  useDocumentTitle('Login and Security');
  useBreadcrumbs([{ label: 'Profile', href: PROFILE }, { label: 'Login and Security' }]);
  const security = useQuery(queryOf(endpoints.secondFactors.get));
  return (
    <Page width="form">
      <PageHeader
        title="Login and Security"
        description="How you log in to Shortlist."
        actions={
          <Link href={PROFILE} variant="quiet">
            <ArrowLeft aria-hidden /> Back to Profile
          </Link>
        }
      />
      {security.isPending ? <SkeletonRows rows={4} label="Loading login and security" /> : null}
      {security.isError ? (
        <ErrorState
          title="Failed to load login and security"
          description={messageOf(security.error)}
          onRetry={() => void security.refetch()}
          isRetrying={security.isFetching}
        />
      ) : null}
      {security.data ? <SecurityCards {...security.data} /> : null}
    </Page>
  );
}

function SecurityCards({
  has_password: hasPassword,
  has_authenticator: hasAuthenticator,
  passkeys,
  recovery_codes: codes,
}: Security): ReactElement {
  const hasFactor = hasAuthenticator || passkeys.length > 0;
  useGainedRights(hasFactor);
  return (
    <>
      <PasswordCard hasPassword={hasPassword} />
      <AuthenticatorCard hasPassword={hasPassword} isOn={hasAuthenticator} />
      <PasskeysCard hasPassword={hasPassword} passkeys={passkeys} />
      {hasFactor ? <RecoveryCodesCard hasPassword={hasPassword} left={codes} /> : null}
    </>
  );
}

/** The rights of an administrator may begin with the factor that was set up: then who is logged in is asked again. */
function useGainedRights(hasFactor: boolean): void {
  const isMissing = useSession()?.needs_second_factor ?? false;
  const isGained = hasFactor && isMissing;
  useEffect(() => {
    // Without an answer the next page knows.
    if (isGained) call(endpoints.auth.current).then(setSession, () => undefined);
  }, [isGained]);
}

export { SecurityPage as Component };
