import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to a path of this product without loading the page: the router's own navigate. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** Makes every href of the design system (links, menus, breadcrumbs, sidebar) navigate on the client. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <RouterProvider navigate={(href) => navigate(href)}>{children}</RouterProvider>;
}
