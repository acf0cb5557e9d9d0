import { useIsSessionKnown, useSession } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import { useEffect, useRef } from 'react';

/**
 * Leaves a page of signing in as soon as somebody is signed in: to `wayBack` when it happened while the
 * page was open (here or in another tab), to `/` when they were signed in already.
 *
 * @returns whether the page is being left, so that it need not be drawn.
 */
export function useLeaveWhenSignedIn(wayBack: string): boolean {
  const isSignedIn = useSession() !== null;
  const isKnown = useIsSessionKnown();
  const wasSignedOut = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isKnown && !isSignedIn) wasSignedOut.current = true;
    if (isSignedIn) void navigate(wasSignedOut.current ? wayBack : '/', { replace: true });
  }, [isKnown, isSignedIn, navigate, wayBack]);
  return isSignedIn;
}
