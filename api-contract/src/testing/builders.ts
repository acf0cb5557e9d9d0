import type { z } from 'zod';
import { Plan, Subscription } from '../billing.ts';
import { PublicConfiguration } from '../configuration.ts';
import { DashboardStats, DashboardWeek, TopApplicant, TREND_WEEKS, UrgentMessage } from '../dashboard.ts';
import { Job } from '../jobs.ts';
import { GIGABYTE } from '../plan-features.ts';
import { PlanUse } from '../plan-limits.ts';
import { Resume, ResumeDocument } from '../resumes.ts';
import { User, UserSession } from '../users.ts';
import { AT, anId, bandOf, builder } from './builder.ts';

/** Ada, a signed-in recruiter who is no administrator. */
export const aUser = builder(
  User,
  (): z.input<typeof User> => ({
    id: anId(),
    username: 'Ada',
    email: 'ada@example.com',
    avatar_url: null,
    is_admin: false,
    blind_mode: false,
  }),
);

/** A browser on a desk, not the one that asks. */
export const aSession = builder(
  UserSession,
  (): z.input<typeof UserSession> => ({
    id: anId(),
    created_at: AT,
    last_seen_at: AT,
    expires_at: '2026-12-20T09:12:00.000Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    is_current: false,
  }),
);

/** A plain-text position without matches. */
export const aJob = builder(
  Job,
  ({ best_match_score = null }): z.input<typeof Job> => ({
    id: anId(),
    title: 'Senior Backend Engineer',
    description: 'Go and PostgreSQL in production. Five years or more.',
    created_at: AT,
    updated_at: AT,
    is_active: true,
    company: null,
    due_date: null,
    skill_tags: [],
    stage: 'draft',
    is_stage_automatic: true,
    matched_resumes: 0,
    best_match_score,
    best_match_band: best_match_score === null ? null : bandOf(best_match_score),
  }),
);

/** A PDF of one page that has not been analyzed. */
export const aResume = builder(Resume, (): z.input<typeof Resume> => {
  const id = anId();
  return {
    id,
    file_name: 'okafor_ines_2026.pdf',
    file_url: `/api/resumes/${id}/file`,
    media_type: 'application/pdf',
    size_bytes: 214_000,
    pages: 1,
    uploaded_at: AT,
    notes: null,
    status: 'active',
    candidate_name: 'Ines Okafor',
    headline: 'Senior Backend Engineer',
    email: 'ines.okafor@example.com',
    phone: null,
    skills: ['Go', 'PostgreSQL', 'Kafka'],
    links: [],
    analysis: null,
    best_match: null,
    content_hash: null,
    copies: 0,
    is_blind: false,
  };
});

/** Two lines of text as read. */
export const aResumeDocument = builder(
  ResumeDocument,
  (): z.input<typeof ResumeDocument> => ({
    resume_id: anId(),
    text: 'Ines Okafor\nLed the move of 14 shipment services to Go.',
    blocks: [
      { kind: 'name', start: 0, end: 11, page: 1 },
      { kind: 'bullet', start: 12, end: 55, page: 1 },
    ],
    pages: 1,
  }),
);

/** Settings without Google, payments in the sandbox. */
export const aConfiguration = builder(
  PublicConfiguration,
  (): z.input<typeof PublicConfiguration> => ({
    google_client_id: null,
    google_script_url: null,
    sales_email: 'sales@shortlist.example',
    contacts: [
      { category: 'sales', name: 'Sales', email: 'sales@shortlist.example' },
      { category: 'technical', name: 'Support', email: 'support@shortlist.example' },
      { category: 'general', name: 'Shortlist', email: 'hello@shortlist.example' },
    ],
    is_payment_sandbox: true,
    demo: false,
  }),
);

/** A monthly plan. */
export const aPlan = builder(
  Plan,
  (): z.input<typeof Plan> => ({
    id: anId(),
    name: 'Team',
    tagline: 'A hiring team that shares a board',
    description: null,
    price: 119,
    billing_cycle: 'month',
    feature_flags: '["25 open positions","Batch match and compare"]',
    limits: { positions: 25, resumes: 2000, ai_runs: 10_000, storage_bytes: 5 * GIGABYTE },
    trial_days: 0,
    is_archived: false,
  }),
);

/** No subscription at all. */
export const aSubscription = builder(
  Subscription,
  (): z.input<typeof Subscription> => ({
    plan: null,
    price: null,
    status: 'none',
    is_active: false,
    start_date: null,
    end_date: null,
    trial_end_date: null,
    auto_renew: false,
  }),
);

/** What is used of the plan of `aPlan`. */
export const aPlanUse = builder(
  PlanUse,
  (): z.input<typeof PlanUse> => ({
    plan_name: 'Team',
    positions: { used: 12, limit: 25 },
    resumes: { used: 340, limit: 2000 },
    ai_runs: { used: 1240, limit: 10_000 },
    storage_bytes: { used: 0.4 * GIGABYTE, limit: 5 * GIGABYTE },
    resets_at: '2099-12-01T00:00:00.000Z',
  }),
);

/** Counts of a user with a few of everything. */
export const someStats = builder(
  DashboardStats,
  (): z.input<typeof DashboardStats> => ({
    total_matches: 24,
    total_job_positions: 12,
    open_job_positions: 11,
    total_resumes: 61,
    analysed_resumes: 49,
    average_score: 0.68,
    candidates: 58,
    matched_resumes: 24,
    interviewed: 0,
    offers_sent: 0,
    offers_accepted: 0,
    recorded_outcomes: 0,
    score_distribution: [0, 0, 1, 2, 4, 8, 11, 13, 7, 3],
  }),
);

/** A week in which nothing happened. */
export const aWeek = builder(
  DashboardWeek,
  (): z.input<typeof DashboardWeek> => ({
    starts_on: '2026-11-16',
    matches: 0,
    positions: 0,
    open_positions: 0,
    interviewed: 0,
    offers_sent: 0,
    offers_accepted: 0,
  }),
);

/** The weeks up to the one of the other builders' dates, the oldest first; what each counted is laid over them. */
export function someWeeks(counted: readonly Partial<DashboardWeek>[] = []): DashboardWeek[] {
  const last = Date.parse('2026-11-16T00:00:00Z');
  return Array.from({ length: TREND_WEEKS }, (_, index) => {
    const starts = new Date(last - (TREND_WEEKS - 1 - index) * 7 * 24 * 60 * 60 * 1000);
    return aWeek({ starts_on: starts.toISOString().slice(0, 10), ...counted.at(index - TREND_WEEKS) });
  });
}

/** An analyzed candidate beside a position. */
export const aTopApplicant = builder(TopApplicant, ({ matchScore = 75 }): z.input<typeof TopApplicant> => {
  const resumeId = anId();
  return {
    id: anId(),
    name: 'Ines Okafor',
    position: 'Senior Backend Engineer',
    resumeScore: 78,
    matchScore,
    potentialScore: 95,
    band: bandOf(matchScore / 100),
    confidence: 'high',
    uploadDate: '2026-11-20',
    uploadDateRaw: AT,
    jobId: anId(),
    resumeId,
    resumeInfo: {
      file_name: 'okafor_ines_2026.pdf',
      file_url: `/api/resumes/${resumeId}/file`,
      candidate_name: 'Ines Okafor',
      uploaded_at: AT,
    },
    summary: 'Matches four of six requirements.',
    evidence: null,
  };
});

/** Strong matches that wait for a word. */
export const anUrgentMessage = builder(
  UrgentMessage,
  (): z.input<typeof UrgentMessage> => ({
    type: 'matched_candidates',
    title: 'Matched Candidates',
    message: '3 candidates are strong matches for an open position.',
    priority: 6,
    action: { label: 'Review the three', href: '/userhome' },
    computed_at: AT,
  }),
);
