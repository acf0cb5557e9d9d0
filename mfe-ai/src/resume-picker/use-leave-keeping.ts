import { useLocation, useNavigate } from '@shortlist/platform/router';
import { useRef } from 'react';

interface Leave {
  /** What the page that is left finds as its state when the reader comes back. */
  readonly kept: object;
  readonly to: string;
  /** What the next page finds as its state. */
  readonly state?: object;
}

/** Goes on to a page, keeping in the history what was chosen on this one. A second press goes nowhere. */
export function useNavigateWithState(): (leave: Leave) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLeaving = useRef(false);
  return async ({ kept, to, state }) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await navigate(pathname + search, { replace: true, preventScrollReset: true, state: kept });
    await navigate(to, { state });
  };
}
