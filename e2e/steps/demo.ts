import type { Page } from 'playwright-core';
import { z } from 'zod';

const withIds = z.array(z.object({ id: z.string() })).min(1);

export interface DemoIds {
  job: string;
  resume: string;
}

/** A position and a resume of whoever is signed in. */
export async function demoIds(page: Page): Promise<DemoIds> {
  const jobs = withIds.parse(await (await page.request.get('/api/jobs')).json());
  const { resumes } = z
    .object({ resumes: withIds })
    .parse(await (await page.request.get('/api/resumes')).json());
  const [job, resume] = [jobs[0], resumes[0]];
  if (!job || !resume) throw new Error('The demo data has no position or no resume.');
  return { job: job.id, resume: resume.id };
}
