import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline } from '@shortlist/design-system/Stack';
import { messageOf, setSession, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { logOut } from '../layout/log-out.ts';
import { SplitPage } from '../sign-in-page/SplitPage.tsx';

/** In place of every page, until the account has accepted what the operator says is done with its data. */
export function PrivacyNoticePage({ address }: { readonly address: string }): ReactElement {
  useDocumentTitle('Privacy Notice');
  const accept = useEndpoint(endpoints.users.acceptPrivacyNotice);
  const navigate = useNavigate();
  return (
    <SplitPage title="Privacy Notice" description="Read how your data is used before you go on.">
      {accept.error ? <Banner tone="negative" title={messageOf(accept.error)} /> : null}
      <p>
        <Link href={address} target="_blank">
          Open the Privacy Notice
        </Link>
      </p>
      <Inline>
        <Button
          variant="primary"
          isPending={accept.isPending}
          pendingLabel="Saving..."
          onPress={() => accept.mutate(undefined, { onSuccess: setSession })}
        >
          Accept and Continue
        </Button>
        <Button variant="ghost" onPress={() => void logOut(navigate)}>
          Log Out
        </Button>
      </Inline>
    </SplitPage>
  );
}

export { PrivacyNoticePage as default };
