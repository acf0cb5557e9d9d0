import type { RouteObject } from '@shortlist/platform';

/** The pages of mfe-sample, each loaded when it is opened. */
export const routes: RouteObject[] = [{ path: '/sample', lazy: () => import('./overview/SamplePage.tsx') }];
