import { type Job, parseJobDescription } from '@shortlist/api-contract';

/** Whose position it is; the default where the recruiter named no company. */
export function companyOf(job: Pick<Job, 'description'>): string {
  return parseJobDescription(job.description).metadata?.company || 'Your Company';
}
