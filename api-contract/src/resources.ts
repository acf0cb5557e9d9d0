/**
 * The collections that a browser caches. An endpoint names the one it reads and the ones it changes, so
 * that a change made in one remote shows in every other without either knowing of the other.
 */
export const RESOURCES = [
  'session',
  'sessions',
  'account',
  'jobs',
  'requirements',
  'aliases',
  'resumes',
  'analyses',
  'matches',
  'outcomes',
  'scores',
  'candidates',
  'retention',
  'batches',
  'blind',
  'dashboard',
  'fairness',
  'plans',
  'subscription',
  'modelUsage',
  'configuration',
  'overrides',
  'platform',
] as const;

export type Resource = (typeof RESOURCES)[number];
