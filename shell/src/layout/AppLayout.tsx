import { NavigationProvider } from '@shortlist/design-system/NavigationProvider';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
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

/** The one layout of all routes: header, page, notices. Every href of the design system navigates inside it. */
export function AppLayout(): ReactElement {
  const follow = useFollowWithUpdate();
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const main = useFocusOnNavigation<HTMLElement>();
  useFocusWhenLost();
  useOfferPlans(follow);
  return (
    <NavigationProvider navigate={follow}>
      <PageOverrides />
      <UnverifiedEmail />
      <div className={styles.layout} data-ground={groundOf(pathname)}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          Skip to content
        </a>
        <Header />
        <NavigationProgress isNavigating={isNavigating} />
        <main id={CONTENT_ID} tabIndex={-1} ref={main} className={styles.main} aria-busy={isNavigating}>
          <SessionGate>
            <Outlet />
          </SessionGate>
        </main>
        <PersistentBanners />
        <Notices />
      </div>
      <ScrollRestoration />
    </NavigationProvider>
  );
}

export { AppLayout as Component };
