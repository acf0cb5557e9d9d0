import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { messageOf, queryOf, useEndpoint, useSession } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useState } from 'react';
import { BannerBar } from './BannerBar.tsx';

/**
 * Asks for the address to be verified, where this server delivers mail; put away until the page is loaded again. It
 * comes late, so it stands below the page and moves nothing.
 */
export function VerifyEmailBanner(): ReactElement | null {
  const user = useSession();
  const configuration = useQuery(queryOf(endpoints.configuration.get));
  const send = useEndpoint(endpoints.verification.send);
  const [isAway, setAway] = useState(false);
  if (user === null || isAway || !configuration.data?.sends_mail) return null;
  return (
    <BannerBar
      label="Verify your email"
      edge="end"
      tone={send.error ? 'negative' : 'info'}
      action={
        <>
          {send.isSuccess ? null : (
            <Button
              size="small"
              isPending={send.isPending}
              pendingLabel="Sending..."
              onPress={() => send.mutate(undefined)}
            >
              Send Link
            </Button>
          )}
          <Button size="small" variant="ghost" onPress={() => setAway(true)}>
            Close
          </Button>
        </>
      }
    >
      {wordsOf(user.email, send)}
    </BannerBar>
  );
}

function wordsOf(email: string, { error, isSuccess }: { error: Error | null; isSuccess: boolean }): string {
  if (error) return messageOf(error);
  if (isSuccess) return `A link is on its way to ${email}. Open it in this browser.`;
  return `Verify ${email} to be able to reset your password.`;
}
