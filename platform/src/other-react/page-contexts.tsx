import { NavigationProvider, useProvidedNavigate } from '@shortlist/design-system/NavigationProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ContextType, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouter,
  UNSAFE_DataRouterStateContext as DataRouterState,
  UNSAFE_LocationContext as Location,
  UNSAFE_NavigationContext as Navigation,
  UNSAFE_RouteContext as Route,
} from 'react-router-dom';
import { queryClient } from '../queries/query-client.ts';

/**
 * What a page has around its parts, as hooks and links read it. These are plain objects and functions of one router and
 * one shell: the contexts that hold them are of each React, and what is in them is of none.
 */
export interface PageContexts {
  readonly dataRouter: ContextType<typeof DataRouter>;
  readonly dataRouterState: ContextType<typeof DataRouterState>;
  readonly location: ContextType<typeof Location>;
  readonly navigation: ContextType<typeof Navigation>;
  readonly route: ContextType<typeof Route>;
  readonly navigate: ((href: string) => void) | null;
}

/** Reads them where a part of another React is to stand. */
export function usePageContexts(): PageContexts {
  return {
    dataRouter: useContext(DataRouter),
    dataRouterState: useContext(DataRouterState),
    location: useContext(Location),
    navigation: useContext(Navigation),
    route: useContext(Route),
    navigate: useProvidedNavigate(),
  };
}

interface SamePageProps {
  readonly contexts: PageContexts;
  readonly children: ReactNode;
}

/** Provides them in that other React. A page has no pages inside it there. */
export function SamePage({ contexts, children }: SamePageProps): ReactElement {
  const { dataRouter, dataRouterState, location, navigation, route, navigate } = contexts;
  const inPart = useMemo(() => ({ ...route, outlet: null }), [route]);
  const linked = navigate ? (
    <NavigationProvider navigate={navigate}>{children}</NavigationProvider>
  ) : (
    children
  );
  return (
    <QueryClientProvider client={queryClient}>
      <DataRouter value={dataRouter}>
        <DataRouterState value={dataRouterState}>
          <Navigation value={navigation}>
            <Location value={location}>
              <Route value={inPart}>{linked}</Route>
            </Location>
          </Navigation>
        </DataRouterState>
      </DataRouter>
    </QueryClientProvider>
  );
}
