import type { RouteObject } from '@shortlist/platform';

/** The screens of this remote, each loaded when it is first shown. */
export const routes: RouteObject[] = [
  { path: '/userhome', lazy: () => import('./user-home/UserHomePage.tsx') },
  { path: '/old-dashboard', lazy: () => import('./user-home/UserHomePage.tsx') },
  { path: '/new-dashboard', lazy: () => import('./new-dashboard/NewDashboardPage.tsx') },
  { path: '/onboarding', lazy: () => import('./onboarding/OnboardingPage.tsx') },
];
