import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';

export interface Screen {
  /** How the file is called. */
  readonly name: string;
  readonly path: string;
  readonly isPublic?: boolean;
  /** What is done before the picture is taken. */
  readonly ready?: (page: Page) => Promise<void>;
}

/** The screens of docs/screens.md, of the position with the best match and of that match. */
export async function screensOf(recruiter: Page): Promise<Screen[]> {
  const { jobs } = endpoints.matches.jobsWithMatches.response.parse(
    await (await recruiter.request.get('/api/job-resume-scores/user/jobs-with-matches?sort=best')).json(),
  );
  const [best] = jobs;
  const match = best?.matched_resumes[0];
  if (!best || !match) throw new Error('The demo data has no match.');
  const [job, resume] = [best.job_id, match.resume_id];
  return [
    { name: 'landing', path: '/', isPublic: true },
    { name: 'login', path: '/login', isPublic: true },
    { name: 'home', path: '/new-dashboard' },
    { name: 'user-home', path: '/userhome' },
    { name: 'position', path: `/joblist/${job}` },
    { name: 'resumes', path: '/resumes' },
    { name: 'resume', path: `/resumes/${resume}` },
    { name: 'analysis', path: `/resumes/${resume}/ai-score` },
    { name: 'match', path: `/jobs/${job}/resumes/${resume}/match` },
    { name: 'ranking', path: `/jobs/${job}/select_resumes_batch`, ready: rank },
    { name: 'plans', path: '/plans' },
  ];
}

async function rank(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: /^Match \d+/ }).click();
  await page.getByText(/^\d+ resumes: \d+ scored/).waitFor();
}
