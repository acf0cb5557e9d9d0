import { NavigationProvider } from '@shortlist/design-system/NavigationProvider';
import { useIsSessionKnown, useSession } from '@shortlist/platform';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@shortlist/platform/router';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useOfferPlans } from '../notifications/offer-plans.ts';
import { PageOverrides } from '../overrides/PageOverrides.tsx';
import { useFollowWithUpdate } from '../updates/use-follow.ts';
import styles from './AppLayout.module.css';
import { CONTENT_ID } from './content-id.ts';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Notices } from './Notices.tsx';
import { PersistentBanners } from './PersistentBanners.tsx';
import { groundOf } from './page-background.ts';
import { SessionGate } from './SessionGate.tsx';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

/** The landing page and the login don't pay for it. */
const AppSidebar = lazy(() => import('../sidebar/AppSidebar.tsx'));

/** The one layout of all routes: header, sidebar, page, notices. Every href of the design system navigates inside it. */
export function AppLayout(): ReactElement {
  const follow = useFollowWithUpdate();
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const main = useFocusOnNavigation<HTMLElement>();
  const hasSidebar = useHasSidebar(pathname);
  useFocusWhenLost();
  useOfferPlans(follow);
  return (
    <NavigationProvider navigate={follow}>
      <PageOverrides />
      <div className={styles.layout} data-sidebar={hasSidebar || undefined}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          Skip to content
        </a>
        <Navigation hasSidebar={hasSidebar} isNavigating={isNavigating} />
        <main id={CONTENT_ID} tabIndex={-1} ref={main} className={styles.main} aria-busy={isNavigating}>
          <SessionGate>
            <Outlet />
          </SessionGate>
        </main>
        <PersistentBanners />
        <Notices />
      </div>
      <UnverifiedEmail />
      <ScrollRestoration />
    </NavigationProvider>
  );
}

interface NavigationProps {
  readonly hasSidebar: boolean;
  readonly isNavigating: boolean;
}

/** Apart from the page, which isn't rendered again when the sidebar learns its place in the header. */
function Navigation({ hasSidebar, isNavigating }: NavigationProps): ReactElement {
  const [headerStart, setHeaderStart] = useState<Element | null>(null);
  return (
    <>
      <Header startRef={setHeaderStart} />
      <NavigationProgress isNavigating={isNavigating} />
      {hasSidebar ? (
        <div className={styles.sidebar}>
          <Suspense>
            <AppSidebar openerPlace={headerStart} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

/** It stands before it is known who is signed in, so that no page moves when it is. */
function useHasSidebar(pathname: string): boolean {
  const isSignedIn = useSession() !== null;
  const isKnown = useIsSessionKnown();
  return groundOf(pathname) === 'desk' && (isSignedIn || !isKnown);
}

export { AppLayout as Component };
