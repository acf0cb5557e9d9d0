import type { RouteObject } from '@shortlist/platform';

/** The pages of mfe-billing, each loaded when it is opened. */
export const routes: RouteObject[] = [{ path: '/plans', lazy: () => import('./plan-list/PlanListPage.tsx') }];
