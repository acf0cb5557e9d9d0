import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';

/** Counts behind the dashboard's cards; every one is counted from the user's own rows. */
export const DashboardStats = z.object({
  total_matches: z.number().int().min(0),
  total_job_positions: z.number().int().min(0),
  open_job_positions: z.number().int().min(0),
  total_resumes: z.number().int().min(0),
  analysed_resumes: z.number().int().min(0),
  /** Resumes with at least one match. */
  matched_resumes: z.number().int().min(0),
  /** Resumes by analysis score in tens: index 0 is 0 to 9, index 9 is 90 to 100. */
  score_distribution: z.array(z.number().int().min(0)).length(10),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

export const URGENT_TYPES = [
  'matched_candidates',
  'unmatched_resumes',
  'due_soon',
  'getting_started',
] as const;

/** The one thing most worth doing now. */
export const UrgentMessage = z.object({
  type: z.enum(URGENT_TYPES),
  title: z.string(),
  message: z.string(),
  /** 1 to 10, 10 the most pressing. */
  priority: z.number().int().min(1).max(10),
  /** Where to act, and the words of the link; null when there is nothing to do. */
  action: z.object({ label: z.string(), href: z.string() }).nullable(),
  computed_at: Timestamp,
});
export type UrgentMessage = z.infer<typeof UrgentMessage>;

export const dashboard = {
  stats: endpoint({
    id: 'dashboard.stats',
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'user',
    summary: 'Counts for the metric cards and charts.',
    response: DashboardStats,
    resource: 'dashboard',
  }),
  urgentMessage: endpoint({
    id: 'dashboard.urgentMessage',
    method: 'GET',
    path: '/api/dashboard/urgent-message',
    access: 'user',
    summary: 'The one thing most worth doing now, from the real situation.',
    response: z.object({ message: UrgentMessage }),
    resource: 'dashboard',
  }),
} as const;
