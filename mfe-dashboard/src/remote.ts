import type { RouteObject } from '@shortlist/platform';
import { preloadTab } from './tabs/preload-tabs.ts';

/** The screens of this remote, each loaded when it is first shown. */
export const routes: RouteObject[] = [
  { path: '/userhome', lazy: () => import('./user-home/UserHomePage.tsx') },
  { path: '/old-dashboard', lazy: () => import('./user-home/UserHomePage.tsx') },
  {
    path: '/new-dashboard',
    lazy: () => {
      // Beside the frame, not after it.
      preloadTab(location.search);
      return import('./new-dashboard/NewDashboardPage.tsx');
    },
  },
  { path: '/onboarding', lazy: () => import('./onboarding/OnboardingPage.tsx') },
];
