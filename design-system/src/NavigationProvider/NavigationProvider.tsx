import { type ReactNode, use } from 'react';
import { type Navigate, NavigationContext } from '../navigation/navigation.ts';

export interface NavigationProviderProps {
  /** Goes to a path of this product without loading the page: the router's own navigate. */
  navigate: Navigate;
  children: ReactNode;
}

/** Makes every href of the design system (links, menus, breadcrumbs, sidebar) navigate on the client. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** The `navigate` of the provider around the caller; null where there is none. For what is drawn by another React inside. */
export function useProvidedNavigate(): Navigate | null {
  return use(NavigationContext);
}
