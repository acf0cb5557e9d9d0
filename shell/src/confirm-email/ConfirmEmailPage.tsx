import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { messageOf, setSession, useDocumentTitle, useEndpoint, useSession } from '@shortlist/platform';
import { useLocation } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { SplitPage } from '../sign-in-page/SplitPage.tsx';
import { loginAddress } from '../sign-in-page/way-back.ts';
import { ConfirmSignupForm } from './ConfirmSignupForm.tsx';

const HOME = '/userhome';

/** `/confirm-email#TOKEN`: a mailed link shows that an address is the account's; with `?signup` it completes a sign-up. */
export function ConfirmEmailPage(): ReactElement {
  useDocumentTitle('Confirm Email');
  const location = useLocation();
  const token = location.hash.slice(1);
  if (new URLSearchParams(location.search).has('signup')) {
    return (
      <SplitPage title="Confirm Email" description="Enter your password to finish signing up.">
        <ConfirmSignupForm token={token} />
      </SplitPage>
    );
  }
  return (
    <SplitPage title="Verify Email" description="A verified email lets you reset your password.">
      <Verification token={token} loginHref={loginAddress(location)} />
    </SplitPage>
  );
}

interface VerificationProps {
  readonly token: string;
  /** Where somebody logs in and comes back from. */
  readonly loginHref: string;
}

function Verification({ token, loginHref }: VerificationProps): ReactElement {
  const user = useSession();
  const verify = useEndpoint(endpoints.verification.confirm);
  if (user === null) {
    return (
      <>
        <Banner tone="info" title="Log in to verify your email">
          The link works only for the account it was sent to.
        </Banner>
        <ButtonLink variant="primary" size="large" href={loginHref}>
          Login
        </ButtonLink>
      </>
    );
  }
  if (user.email_verified) {
    return (
      <>
        <Banner tone="positive" title={`${user.email} is verified`} />
        <ButtonLink variant="primary" size="large" href={HOME}>
          Continue
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {verify.error ? <Banner tone="negative" title={messageOf(verify.error)} /> : null}
      <Button
        variant="primary"
        size="large"
        isPending={verify.isPending}
        pendingLabel="Verifying..."
        onPress={() => verify.mutate({ body: { token } }, { onSuccess: setSession })}
      >
        {`Verify ${user.email}`}
      </Button>
    </>
  );
}

export { ConfirmEmailPage as Component };
