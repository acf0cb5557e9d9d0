import { Button } from '@shortlist/design-system/Button';
import { findRemoteHost, slowSentence, useIsSlow } from '@shortlist/platform/host';
import { useNavigation } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { StandingNotice } from './StandingNotice.tsx';

/** Says that the next page is slow to come, while the last one can still be used; Retry starts over. */
export function SlowPageNotice(): ReactElement | null {
  const { location } = useNavigation();
  const host = findRemoteHost();
  const remote = location && host?.registry.byPath(location.pathname);
  const { isLate, startOver } = useIsSlow(remote);
  // What keeps the page waiting when nothing of the remote is on its way would not be helped by a Retry.
  if (!isLate || !remote || host?.loader.waitingSince(remote) === undefined) return null;
  return (
    <StandingNotice text={slowSentence(remote)}>
      <Button size="small" onPress={startOver}>
        Retry
      </Button>
    </StandingNotice>
  );
}
