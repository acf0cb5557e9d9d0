import { createStore } from 'zustand/vanilla';

/** One step of the way to a page. The last one is the page itself and has no href. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}

export interface PageState {
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** What the shell's header shows of the current page. */
export const pageStore = createStore<PageState>(() => ({ breadcrumbs: [] }));
