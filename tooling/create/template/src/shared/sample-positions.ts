import { aJob, aUser, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';

/** Who looks at the stories. */
export const recruiter = aUser({ username: 'Marta Lindqvist' });

export const positions = [
  aJob({ title: 'Embedded Engineer', matched_resumes: 4, best_match_score: 0.58 }),
  aJob({ title: 'Product Designer', matched_resumes: 1, best_match_score: 0.74 }),
  aJob({ title: 'Data Analyst' }),
];

/** The longest titles that a recruiter may have stored. */
export const longPositions = [
  aJob({ title: LONG_NAME, matched_resumes: 1204, best_match_score: 1 }),
  aJob({ title: UNBROKEN }),
];
