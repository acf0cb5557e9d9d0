import { useEffect } from 'react';
import { hookOf } from '../other-react/hook-of.ts';
import { deprecated } from '../telemetry/report.ts';
import { type Breadcrumb, type PageState, pageStore } from './page-store.ts';

export type { Breadcrumb } from './page-store.ts';

/** What the shell's header shows of the current page. */
export const usePage = hookOf<PageState>(pageStore);

/**
 * Was where a page put the button of its menu.
 *
 * @deprecated since 1.0: the shell draws one menu beside every page.
 */
export function useHeaderStart(): null {
  deprecated('useHeaderStart', { since: '1.0', instead: 'The shell draws one menu beside every page.' });
  return null;
}

/** Sets the title of the browser tab while the calling page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Shortlist`;
  }, [title]);
}

/** Shows the way to the calling page in the shell's header, while it is shown. */
export function useBreadcrumbs(breadcrumbs: readonly Breadcrumb[]): void {
  const serialized = JSON.stringify(breadcrumbs);
  useEffect(() => {
    pageStore.setState({ breadcrumbs: JSON.parse(serialized) });
    return () => pageStore.setState({ breadcrumbs: [] });
  }, [serialized]);
}
