import { type ReactNode, use } from 'react';
import { RouterProvider } from 'react-aria-components';
import { NavigationContext } from '../navigation/navigation.ts';

/** Menu items with an href go through the same navigation as every other link. */
export function ClientNavigation({ children }: { children: ReactNode }) {
  const navigate = use(NavigationContext);
  return navigate ? (
    <RouterProvider navigate={(href) => navigate(href)}>{children}</RouterProvider>
  ) : (
    children
  );
}
