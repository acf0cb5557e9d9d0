import { preloadPath } from '@shortlist/platform/host';

/** Long enough that a pointer on its way across a list starts nothing. */
const INTENT_MS = 60;

/** Fetches the page behind a link when a pointer rests on it or it gets the focus. */
export function preloadOnIntent(page: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event): void => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) timer = setTimeout(() => preloadPath(link.href), INTENT_MS);
  };
  page.addEventListener('pointerover', notice, { passive: true });
  page.addEventListener('focusin', notice);
}
