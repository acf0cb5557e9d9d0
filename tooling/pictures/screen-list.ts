import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { removeTwin, uploadTwin } from './demo-extras.ts';

export interface Screen {
  /** How the file is called. */
  readonly name: string;
  readonly path: string;
  /** Who looks at it; the recruiter of the demo unless told. */
  readonly as?: 'visitor' | 'admin';
  /** What uses a width of 1920 is taken at that too. */
  readonly isWide?: boolean;
  /** What is done before the picture is taken. */
  readonly ready?: (page: Page) => Promise<void>;
  /** Puts back what was done for the picture. */
  readonly done?: (page: Page) => Promise<void>;
}

/** The screens of docs/screens.md, of the position with the best match and of that match. */
export async function picturedScreens(recruiter: Page): Promise<Screen[]> {
  const { jobs } = endpoints.matches.jobsWithMatches.response.parse(
    await (await recruiter.request.get('/api/job-resume-scores/user/jobs-with-matches?sort=best')).json(),
  );
  const [best] = jobs;
  const match = best?.matched_resumes[0];
  if (!best || !match) throw new Error('The demo data has no match.');
  const [job, resume] = [best.job_id, match.resume_id];
  return [
    { name: 'landing', path: '/', as: 'visitor' },
    { name: 'login', path: '/login', as: 'visitor' },
    { name: 'home', path: '/new-dashboard', isWide: true },
    { name: 'upload', path: '/new-dashboard?tab=upload&mode=position' },
    { name: 'upload-resume', path: '/new-dashboard?tab=upload&mode=resume' },
    { name: 'analyze', path: `/new-dashboard?tab=analyze&mode=matching&job=${job}` },
    { name: 'tracking', path: '/new-dashboard?tab=position-tracking' },
    { name: 'match-score', path: `/new-dashboard?tab=match-score&job=${job}` },
    { name: 'resume-score', path: '/new-dashboard?tab=candidate-score' },
    { name: 'resume-score-detail', path: `/new-dashboard?tab=candidate-score&resume=${resume}` },
    { name: 'position-management', path: `/new-dashboard?tab=position-list&job=${job}` },
    { name: 'resume-management', path: `/new-dashboard?tab=resume-list&resume=${resume}` },
    { name: 'tutorial', path: '/new-dashboard?tab=tutorial' },
    { name: 'contact-us', path: '/new-dashboard?tab=contact-us' },
    { name: 'user-home', path: '/userhome' },
    { name: 'position', path: `/joblist/${job}` },
    { name: 'requirements', path: `/joblist/${job}/requirements` },
    { name: 'positions', path: '/joblist', isWide: true },
    { name: 'resumes', path: '/resumes', isWide: true },
    { name: 'resume', path: `/resumes/${resume}` },
    { name: 'analysis', path: `/resumes/${resume}/ai-score` },
    { name: 'match', path: `/jobs/${job}/resumes/${resume}/match`, isWide: true },
    { name: 'ranking', path: `/jobs/${job}/select_resumes_batch`, isWide: true, ready: rank },
    { name: 'fairness', path: '/fairness' },
    { name: 'retention', path: '/resumes/retention' },
    { name: 'duplicates', path: '/resumes/duplicates', ready: uploadTwin, done: removeTwin },
    { name: 'plans', path: '/plans' },
    { name: 'platform', path: '/platform', as: 'admin' },
    { name: 'overrides', path: '/platform/overrides', as: 'admin' },
    { name: 'ai-usage', path: '/ai-usage', as: 'admin' },
    { name: 'blind-log', path: '/blind-log', as: 'admin' },
  ];
}

async function rank(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: /^Match \d+/ }).click();
  await page.getByText(/^\d+ resumes: \d+ scored/).waitFor();
}
