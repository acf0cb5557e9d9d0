import { useEffect } from 'react';
import { create } from 'zustand';
import { deprecated } from '../telemetry/report.ts';

/** One step of the way to a page. The last one is the page itself and has no href. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}

interface PageState {
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** What the shell's header shows of the current page. */
export const usePage = create<PageState>(() => ({ breadcrumbs: [] }));

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
    usePage.setState({ breadcrumbs: JSON.parse(serialized) });
    return () => usePage.setState({ breadcrumbs: [] });
  }, [serialized]);
}
