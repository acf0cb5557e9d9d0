import type { ResumeStatus } from '@shortlist/api-contract';

/** The three places where a recruiter keeps a candidate, as people read them. */
export const STATUS_NAMES: Readonly<Record<ResumeStatus, string>> = {
  active: 'Active',
  reserve: 'Reserve',
  inactive: 'Inactive',
};

/** What people read when a resume stays where it was. */
export const STATUS_REFUSED = 'An error occurred while updating the resume status.';
