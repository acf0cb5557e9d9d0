import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useId } from 'react';
import styles from './GoogleButton.module.css';
import { GoogleMark } from './GoogleMark.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';

/** Signing in with Google; where the server can't offer it, the button says so. */
export function GoogleButton(): ReactElement {
  const configuration = useQuery(queryOf(endpoints.configuration.get));
  const sentenceId = useId();
  const { google_client_id: clientId, google_script_url: scriptUrl } = configuration.data ?? {};
  return (
    <Stack gap={3}>
      <Inline as="p" gap={3} isOneLine className={styles.or}>
        <span>or</span>
      </Inline>
      {clientId && scriptUrl ? (
        <GoogleSignIn key={scriptUrl} clientId={clientId} scriptUrl={scriptUrl} />
      ) : (
        <>
          <Button
            size="large"
            icon={<GoogleMark />}
            isDisabled
            {...(configuration.isSuccess ? { 'aria-describedby': sentenceId } : {})}
          >
            Sign in with Google
          </Button>
          <Text as="p" size="caption" tone="quiet" className={styles.sentence} id={sentenceId}>
            {configuration.isSuccess ? "Google sign-in isn't set up." : null}
          </Text>
        </>
      )}
    </Stack>
  );
}
