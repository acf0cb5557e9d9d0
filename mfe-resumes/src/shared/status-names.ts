import type { ResumeStatus } from '@shortlist/api-contract';

/** The three places where a recruiter keeps a candidate, as people read them. */
export const STATUS_NAMES: Readonly<Record<ResumeStatus, string>> = {
  active: 'Active',
  reserve: 'Reserve',
  inactive: 'Inactive',
};
