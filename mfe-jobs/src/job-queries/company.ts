import { type Job, parseJobDescription } from '@shortlist/api-contract';

/** Whose position it is; the default where the recruiter named no company. */
export function companyOf(job: Pick<Job, 'description'>): string {
  return companyOrDefault(parseJobDescription(job.description).metadata?.company ?? '');
}

/** A company as screens name it. */
export function companyOrDefault(company: string): string {
  return company || 'Your Company';
}
