import type { RouteObject } from '@shortlist/platform';

/** The screens of job positions, exposed as './routes': each is loaded when it is opened. */
export const routes: RouteObject[] = [
  { path: '/joblist', lazy: () => import('./job-list/JobListPage.tsx') },
  { path: '/joblist/new', lazy: () => import('./new-job/NewJobPage.tsx') },
  { path: '/joblist/:id', lazy: () => import('./job-detail/JobDetailPage.tsx') },
  { path: '/joblist/:id/requirements', lazy: () => import('./job-requirements/JobRequirementsPage.tsx') },
  { path: '/joblist/edit/:id', lazy: () => import('./edit-job/EditJobPage.tsx') },
];
