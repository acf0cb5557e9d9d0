import type { DemoIds } from './demo.ts';

/** The pages for everybody. */
export const publicPaths: readonly string[] = ['/', '/login', '/signup', '/forgot-password'];

/** Every page of the product that needs a session; `:job` and `:resume` stand for ids. */
export const signedInPages: readonly string[] = [
  '/userhome',
  '/old-dashboard',
  '/new-dashboard',
  '/onboarding',
  '/user-profile',
  '/user-profile/security',
  '/platform/overrides',
  '/joblist',
  '/joblist/new',
  '/joblist/:job',
  '/joblist/:job/requirements',
  '/joblist/edit/:job',
  '/resumes',
  '/resumes/new',
  '/resumes/retention',
  '/resumes/:resume',
  '/resumes/:resume/edit',
  '/resumes/:resume/ai-score',
  '/jobs/:job/resumes/select',
  '/jobs/:job/resumes/:resume/match',
  '/jobs/:job/select_resumes_batch',
  '/fairness',
  '/plans',
];

/**
 * A page of the shell and of each remote. In `npm test` these stand for all pages where stories show each page alone, and
 * the frame around them is the same.
 */
export const pageOfEach: readonly string[] = [
  '/user-profile',
  '/userhome',
  '/joblist',
  '/resumes',
  '/jobs/:job/select_resumes_batch',
  '/plans',
];

/** The address of such a page, with real ids. */
export function pathOf(page: string, { job, resume }: DemoIds): string {
  return page.replace(':job', job).replace(':resume', resume);
}

/** The addresses of all of them. */
export function signedInPaths(ids: DemoIds): string[] {
  return signedInPages.map((page) => pathOf(page, ids));
}
