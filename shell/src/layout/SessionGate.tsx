import { useIsSessionKnown, useSession } from '@shortlist/platform';
import { Navigate, useLocation } from '@shortlist/platform/router';
import type { ReactElement, ReactNode } from 'react';
import { loginAddress } from '../shared/way-back.ts';
import { isPublic } from './ground.ts';
import { PagePlaceholder } from './PagePlaceholder.tsx';

/**
 * Lets people who are not signed in see the public pages only, and sends them to the login with the way
 * back. It stands inside the layout, so that a failed remote or a lost session never takes the header away.
 */
export function SessionGate({ children }: { readonly children: ReactNode }): ReactNode {
  const user = useSession();
  const isKnown = useIsSessionKnown();
  const location = useLocation();
  if (user !== null || isPublic(location.pathname)) return children;
  // Who leaves is at a public address before its page is drawn.
  const isLeft = isPublic(globalThis.location.pathname);
  return isKnown && !isLeft ? <ToLogin address={loginAddress(location)} /> : <PagePlaceholder />;
}

function ToLogin({ address }: { readonly address: string }): ReactElement {
  return <Navigate to={address} replace />;
}
