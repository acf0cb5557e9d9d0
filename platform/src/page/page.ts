import { useEffect } from 'react';
import { create } from 'zustand';

/** One step of the way to a page. The last one is the page itself and has no href. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}

interface PageState {
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Where the header begins, before its logo; null without a shell. */
  readonly headerStart: Element | null;
}

/** What the shell's header shows of the current page. */
export const usePage = create<PageState>(() => ({ breadcrumbs: [], headerStart: null }));

/** Called by the shell's header with the element at its start, and with null when it goes. */
export function provideHeaderStart(headerStart: Element | null): void {
  usePage.setState({ headerStart });
}

/** The start of the shell's header, where a page may put the button of its menu by a portal; null without a shell. */
export function useHeaderStart(): Element | null {
  return usePage((page) => page.headerStart);
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
