import type { User } from '@shortlist/api-contract';
import { NavigationProvider } from '@shortlist/design-system/NavigationProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { queryClient } from '../queries/query-client.ts';
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigate,
} from '../router.ts';
import { applySession } from '../session/session-store.ts';
import { provideWidgets, type WidgetStubs } from './widgets.ts';

export interface PlatformFrameProps {
  /** Who is signed in; null for nobody. */
  readonly session?: User | null;
  /** The address at the start. */
  readonly path?: string;
  /** State that came with the navigation, as `useLocation().state` gives it. */
  readonly state?: unknown;
  readonly routes: RouteObject[];
  /** Stand-ins for the widgets of other remotes that the screen shows. */
  readonly widgets?: WidgetStubs;
  /** Ids of the widgets that each slot of the screen shows. */
  readonly slots?: Record<string, string[]>;
}

/** Everything of the platform that a screen stands on, without the shell: for stories and tests. */
export function PlatformFrame({
  session = null,
  path = '/',
  state,
  routes,
  widgets = {},
  slots = {},
}: PlatformFrameProps): ReactElement {
  const [router] = useState(() => {
    queryClient.clear();
    applySession(session);
    provideWidgets(widgets, slots);
    const frame: RouteObject = {
      Component: Frame,
      children: [...routes, { path: '*', Component: Elsewhere }],
    };
    return createMemoryRouter([frame], { initialEntries: [{ ...addressParts(path), state }] });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

function addressParts(path: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(path, 'http://frame');
  return { pathname, search, hash };
}

function Frame(): ReactElement {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <Outlet />
    </NavigationProvider>
  );
}

/** Where a link or a redirect leads out of the story: shows the address, so that a test can assert it. */
function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation();
  return <p>Went to {pathname + search}</p>;
}
