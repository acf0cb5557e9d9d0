import { useLocation, useNavigate } from '@shortlist/platform/router';

interface Leave {
  /** What the page that is left finds as its state when the reader comes back. */
  readonly kept: object;
  readonly to: string;
  /** What the next page finds as its state. */
  readonly state?: object;
}

/** Goes on to a page, keeping in the history what was chosen on this one. */
export function useLeaveKeeping(): (leave: Leave) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ kept, to, state }) => {
    await navigate(pathname + search, { replace: true, preventScrollReset: true, state: kept });
    await navigate(to, { state });
  };
}
