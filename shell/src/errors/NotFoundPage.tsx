import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
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
    <Stack gap={2} align="center" className={styles.page}>
      <NotFoundIllustration />
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>
        Nothing was found at{' '}
        <Text as="code" size="dense" tone="strong" wrap="anywhere">
          {pathname}
        </Text>
        . The address may be wrong, or the page may have been deleted.
      </p>
      <Inline align="stretch" justify="center" className={styles.actions}>
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
      </Inline>
    </Stack>
  );
}

export { NotFoundPage as Component };
