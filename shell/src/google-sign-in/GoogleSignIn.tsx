import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, setSession, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './GoogleButton.module.css';
import { GoogleMark } from './GoogleMark.tsx';
import { drawGoogleButton, type GoogleClient, loadGoogleIdentity } from './google-identity.ts';

/**
 * Google's own button, drawn by its client library, because only that one hands out a token. Until it is there,
 * and where it can't be had, ours stands in its place.
 */
export function GoogleSignIn({ clientId, scriptUrl }: GoogleClient): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const sentenceId = useId();
  const { data: google, ...script } = useQuery({
    queryKey: ['google-identity', scriptUrl, clientId],
    queryFn: () => loadGoogleIdentity({ clientId, scriptUrl }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  const signIn = useEndpoint(endpoints.auth.google);
  const handleToken = useEffectEvent((idToken: string) => {
    signIn.mutate({ body: { idToken } }, { onSuccess: ({ user }) => setSession(user) });
  });
  useEffect(() => {
    if (google === undefined || place.current === null) return undefined;
    return drawGoogleButton(google, place.current, (idToken) => handleToken(idToken));
  }, [google]);
  return (
    <>
      {signIn.error ? <Banner tone="negative" title={messageOf(signIn.error)} /> : null}
      <div className={styles.place} data-is-drawn={google !== undefined} ref={place} />
      {google === undefined ? (
        <Button
          size="large"
          icon={<GoogleMark />}
          isDisabled={!script.isError}
          onPress={() => void script.refetch()}
          aria-describedby={sentenceId}
        >
          Sign in with Google
        </Button>
      ) : null}
      <Text as="p" size="caption" tone="quiet" className={styles.sentence} id={sentenceId} aria-live="polite">
        {sentenceOf({ isSigningIn: signIn.isPending, isMissing: script.isError })}
      </Text>
    </>
  );
}

function sentenceOf(what: { isSigningIn: boolean; isMissing: boolean }): string | null {
  if (what.isSigningIn) return 'Signing in with Google...';
  return what.isMissing ? 'Failed to load Google sign-in. Select the button to try again.' : null;
}
