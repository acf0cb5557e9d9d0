import { CONTENT_ROUTE, lazyPage, pageErrorOf } from '@shortlist/platform/host';
import { Outlet, type RouteObject } from '@shortlist/platform/router';
import type { ComponentType } from 'react';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { PageWait } from '../layout/PageWait.tsx';
import type { ShellPath } from './paths.ts';

/** Each of the shell's own pages, loaded when it is opened. */
const PAGES: Record<ShellPath, () => Promise<{ Component: ComponentType }>> = {
  '/': () => import('../landing/LandingPage.tsx'),
  '/login': () => import('../login/LoginPage.tsx'),
  '/signup': () => import('../signup/SignupPage.tsx'),
  '/forgot-password': () => import('../password-reset/ForgotPasswordPage.tsx'),
  '/reset-password': () => import('../password-reset/ResetPasswordPage.tsx'),
  '/confirm-email': () => import('../confirm-email/ConfirmEmailPage.tsx'),
  '/user-profile': () => import('../profile/ProfilePage.tsx'),
  '/user-profile/security': () => import('../security/SecurityPage.tsx'),
  '/platform': () => import('../platform-status/PlatformStatusPage.tsx'),
  '/platform/overrides': () => import('../overrides/OverridesPage.tsx'),
};

/**
 * The routes that the shell starts with. Those of remotes are added inside `content` when they are known, so
 * that an error or an unknown address never takes the header away.
 */
export function shellRoutes(): RouteObject[] {
  return [
    {
      Component: AppLayout,
      HydrateFallback: AppLayout,
      children: [
        {
          id: CONTENT_ROUTE,
          path: '/',
          Component: Outlet,
          HydrateFallback: PageWait,
          ErrorBoundary: pageErrorOf(ErrorPage),
          children: [...pages(), { path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

function pages(): RouteObject[] {
  return Object.entries(PAGES).map(([path, load]) =>
    lazyPage({ path }, async () => (await load()).Component),
  );
}
