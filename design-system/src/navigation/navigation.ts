import { type Context, createContext, type MouseEvent, use, version } from 'react';

/** Goes to a path of this product without loading the page. */
export type Navigate = (href: string) => void;

// Whoever bundles a copy of this package has navigation provided once for all copies: one context object kept on
// globalThis reaches across those of one React. Another React on the page has its own.
const KEY = Symbol.for(`shortlist.design-system.navigation.${version}`);
const shared = globalThis as { [KEY]?: Context<Navigate | null> };

/** Null outside a NavigationProvider: links then load the page as the browser does. */
export const NavigationContext = shared[KEY] ?? createContext<Navigate | null>(null);
shared[KEY] = NavigationContext;

/** The click handler of a plain link: follows it on the client when the browser would have left the page. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = use(NavigationContext);
  return (event) => {
    const link = event.currentTarget;
    if (!navigate || event.defaultPrevented || !isPlainClick(event) || !staysHere(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function staysHere(link: HTMLAnchorElement): boolean {
  const isSamePageHash =
    link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  const opensHere = link.target === '' || link.target === '_self';
  return link.origin === location.origin && opensHere && !link.hasAttribute('download') && !isSamePageHash;
}
