import type { DemoIds } from './demo.ts';

/** The pages for everybody. */
export const publicPaths: readonly string[] = ['/', '/login', '/signup'];

/** Every page of the product that needs a session, with real ids where the address holds one. */
export function signedInPaths({ job, resume }: DemoIds): string[] {
  return [
    '/userhome',
    '/old-dashboard',
    '/new-dashboard',
    '/onboarding',
    '/user-profile',
    '/joblist',
    '/joblist/new',
    `/joblist/${job}`,
    `/joblist/edit/${job}`,
    '/resumes',
    '/resumes/new',
    `/resumes/${resume}`,
    `/resumes/${resume}/edit`,
    `/resumes/${resume}/ai-score`,
    `/jobs/${job}/resumes/select`,
    `/jobs/${job}/resumes/${resume}/match`,
    `/jobs/${job}/select_resumes_batch`,
    '/plans',
  ];
}
