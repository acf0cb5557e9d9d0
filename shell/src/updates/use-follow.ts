import { useUpdate } from '@shortlist/platform/host';
import { useNavigate } from '@shortlist/platform/router';
import { isSafeToLoad } from './is-safe-to-load.ts';

/**
 * Follows a link. Where newer releases are live and nothing would be lost, another page is loaded as a document, and
 * has them; else the router shows it. A change within a page, as of its tab, never loads it again.
 */
export function useFollowWithUpdate(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    const { pathname } = new URL(href, location.href);
    const leaves = pathname !== location.pathname;
    if (leaves && useUpdate.getState().update && isSafeToLoad()) location.assign(href);
    else void navigate(href);
  };
}
