import type { RouteObject } from '@shortlist/platform';

/** The pages of mfe-billing, each loaded when it is opened. */
export const routes: RouteObject[] = [
  { path: '/plans', lazy: () => import('./plan-list/PlanListPage.tsx') },
  { path: '/plans/:id', lazy: () => import('./plan-detail/PlanDetailPage.tsx') },
  { path: '/payment/success', lazy: () => import('./payment-success/PaymentSuccessPage.tsx') },
];
