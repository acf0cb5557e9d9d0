import type { RouteObject } from '@shortlist/platform/router';

/** One page at two addresses: on the second the edge starts the widgets with the page. */
export const routes: RouteObject[] = [
  { path: '/kit-stage', lazy: () => import('./StagePage.tsx') },
  { path: '/kit-stage/started', lazy: () => import('./StagePage.tsx') },
];
