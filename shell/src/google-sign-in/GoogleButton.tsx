import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
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
    <div className={styles.google}>
      <p className={styles.or}>
        <span>or</span>
      </p>
      {clientId && scriptUrl ? (
        <GoogleSignIn key={scriptUrl} clientId={clientId} scriptUrl={scriptUrl} />
      ) : (
        <>
          <Button
            className={styles.button}
            icon={<GoogleMark />}
            isDisabled
            {...(configuration.isSuccess ? { 'aria-describedby': sentenceId } : {})}
          >
            Sign in with Google
          </Button>
          <p className={styles.sentence} id={sentenceId}>
            {configuration.isSuccess ? "Google sign-in isn't set up." : null}
          </p>
        </>
      )}
    </div>
  );
}
