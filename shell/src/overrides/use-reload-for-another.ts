import { useSession } from '@shortlist/platform';
import { useEffect, useRef } from 'react';

/**
 * Loads the page again when who set the overrides is no longer signed in: the next person in this tab must get the
 * released remotes.
 */
export function useReloadOnUserChange(reload: () => void = () => location.reload()): void {
  const id = useSession()?.id ?? null;
  const owner = useRef(id);
  useEffect(() => {
    // The session is known a moment after the first render.
    owner.current ??= id;
    if (owner.current !== id) reload();
  }, [id, reload]);
}
