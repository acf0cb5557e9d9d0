import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { useDocumentTitle, useSession } from '@shortlist/platform';
import { useLocation } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import styles from './ErrorPages.module.css';
import { NotFoundIllustration } from './NotFoundIllustration.tsx';

/** Shown inside the layout for a path that no page owns. */
export function NotFoundPage(): ReactElement {
  useDocumentTitle('Page not found');
  const isSignedIn = useSession() !== null;
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <NotFoundIllustration />
      <h1>Page not found</h1>
      <p>
        Nothing was found at <code>{pathname}</code>. The address may be wrong, or the page may have been
        deleted.
      </p>
      <div className={styles.actions}>
        {isSignedIn ? (
          <>
            <ButtonLink variant="primary" href="/userhome">
              User Home
            </ButtonLink>
            <ButtonLink href="/joblist">Job Positions</ButtonLink>
            <ButtonLink href="/resumes">Resumes</ButtonLink>
          </>
        ) : (
          <ButtonLink variant="primary" href="/">
            Go to Home Page
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export { NotFoundPage as Component };
