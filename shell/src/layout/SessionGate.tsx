import { useIsSessionKnown, useSession } from '@shortlist/platform';
import { hasLoggedOut, useIsLoggingOut } from '@shortlist/platform/host';
import { Navigate, useLocation } from '@shortlist/platform/router';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { loginAddress } from '../sign-in-page/way-back.ts';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { isPublic } from './page-background.ts';

const PrivacyNoticePage = lazy(() => import('../privacy-notice/PrivacyNoticePage.tsx'));

/**
 * Lets people who are not signed in see the public pages only, and sends them to the login with the way
 * back. It stands inside the layout, so that a failed remote or a lost session never takes the header away.
 */
export function SessionGate({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <Arrival key={pathname} />
      <Gate>{children}</Gate>
    </>
  );
}

function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  const user = useSession();
  const isKnown = useIsSessionKnown();
  const isLeaving = useIsLoggingOut();
  const location = useLocation();
  if (isPublic(location.pathname)) return children;
  if (user?.privacy_notice_url) {
    return (
      <Suspense fallback={<PagePlaceholder />}>
        <PrivacyNoticePage address={user.privacy_notice_url} />
      </Suspense>
    );
  }
  if (user !== null) return children;
  // Who leaves is nobody a while before the next page is drawn.
  return isKnown && !isLeaving ? <ToLogin address={loginAddress(location)} /> : <PagePlaceholder />;
}

function Arrival(): null {
  useEffect(hasLoggedOut, []);
  return null;
}

function ToLogin({ address }: { readonly address: string }): ReactElement {
  return <Navigate to={address} replace />;
}
