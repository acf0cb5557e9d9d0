import { preloadWidget } from '@shortlist/platform';
import { readTab, tabOfHref } from './tab-address.ts';
import { findLiveTab, HOME } from './tabs.ts';

/** Long enough that a pointer on its way across the sidebar starts nothing. */
const INTENT_MS = 60;

/** Starts the code of the tab that an address asks for. */
export function preloadTab(search: string): void {
  const { id } = readTab(search);
  preloadWidget((findLiveTab(id) ?? HOME).widget);
}

/** Fetches the tab behind a link when a pointer rests on it or it gets the focus. Returns how to stop. */
export function preloadTabsOnIntent(page: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const tab = link && findLiveTab(tabOfHref(link.href)?.id ?? '');
    if (tab) timer = setTimeout(() => preloadWidget(tab.widget), INTENT_MS);
  };
  page.addEventListener('pointerover', notice, { passive: true });
  page.addEventListener('focusin', notice);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('pointerover', notice);
    page.removeEventListener('focusin', notice);
  };
}
