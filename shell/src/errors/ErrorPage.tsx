import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { ApiError, messageOf, useDocumentTitle, useSession } from '@shortlist/platform';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@shortlist/platform/router';
import { RefreshCw, Unplug } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './ErrorPages.module.css';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Shown inside the layout when a page threw: the header, the session and all other pages go on. */
export function ErrorPage(): ReactElement {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <Unexpected error={error} />
  );
}

function Unexpected({ error }: { readonly error: unknown }): ReactElement {
  useDocumentTitle('Unexpected Application Error!');
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () => void navigate(location, { replace: true, state: location.state });
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={styles.page} role="alert">
      <Unplug aria-hidden size={28} strokeWidth={1.6} color="var(--negative-text)" />
      <h1>Unexpected Application Error!</h1>
      <p>
        {messageOf(error).replace(/\.$/, '')}. The rest of Shortlist still works, and your saved work is safe.
      </p>
      {reference ? (
        <p className={styles.reference}>
          Reference for your administrator: <code>{reference}</code>
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" icon={<RefreshCw aria-hidden size={16} />} onPress={retry}>
          Retry
        </Button>
        <ButtonLink href={isSignedIn ? '/userhome' : '/'}>
          {isSignedIn ? 'Back to User Home' : 'Back to home page'}
        </ButtonLink>
      </div>
    </div>
  );
}

export { ErrorPage as Component };
