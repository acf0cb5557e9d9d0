import type { z } from 'zod';
import { Analysis } from '../analysis.ts';
import { Plan, Subscription } from '../billing.ts';
import { PublicConfiguration } from '../configuration.ts';
import { DashboardStats, UrgentMessage } from '../dashboard.ts';
import { Job } from '../jobs.ts';
import { JobWithMatches, Match, MatchedResume } from '../matches.ts';
import { Resume, ResumeDocument } from '../resumes.ts';
import { User } from '../users.ts';

/** A builder: a valid object of the contract, with what matters to the caller laid over it. */
type Builder<In, Out> = (overrides?: Partial<In>) => Out;

function builder<In extends object, Out>(schema: z.ZodType<Out, In>, defaults: () => In): Builder<In, Out> {
  return (overrides = {}) => schema.parse({ ...defaults(), ...overrides });
}

let lastId = 0;

/** A new valid id, the same sequence in every run. */
export function anId(): string {
  return `0190a000-0000-7000-8000-${String(++lastId).padStart(12, '0')}`;
}

const AT = '2026-11-20T09:12:00.000Z';

/** An engine's signature. */
const ENGINE = { name: 'local', version: '1.0.0', fingerprint: 'f'.repeat(64) } as const;

/** Ada, a signed-in recruiter who is no administrator. */
export const aUser = builder(
  User,
  (): z.input<typeof User> => ({
    id: anId(),
    username: 'Ada',
    email: 'ada@example.com',
    avatar_url: null,
    is_admin: false,
  }),
);

/** A plain-text position without matches. */
export const aJob = builder(
  Job,
  (): z.input<typeof Job> => ({
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
    best_match_score: null,
  }),
);

/** A PDF of one page that has not been analysed. */
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
    analysis: null,
    best_match: null,
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

/** An analysis with one strength, quoted from `aResumeDocument`. */
export const anAnalysis = builder(
  Analysis,
  (): z.input<typeof Analysis> => ({
    resume_id: anId(),
    score_overall: 0.78,
    score_format: 0.84,
    score_skills: 0.81,
    score_experience: 0.74,
    strengths: ['Led a migration of real size'],
    weaknesses: [],
    suggestions: [],
    positive_indicators: [],
    red_flags: [],
    summary: 'Leads work and measures it.',
    findings: [
      {
        kind: 'strength',
        title: 'Led a migration of real size',
        detail: null,
        quotes: [
          { text: 'Led the move of 14 shipment services to Go', start: 12, end: 54, page: 1, source: null },
        ],
      },
    ],
    missing: [],
    formula: [
      { label: 'Experience', value: 0.74, of: 1, weight: 0.45 },
      { label: 'Skills', value: 0.81, of: 1, weight: 0.35 },
      { label: 'Format', value: 0.84, of: 1, weight: 0.2 },
    ],
    engine: ENGINE,
    evaluated_at: AT,
  }),
);

const aResumeInfo = () => ({
  file_name: 'okafor_ines_2026.pdf',
  file_url: `/api/resumes/${anId()}/file`,
  candidate_name: 'Ines Okafor',
  uploaded_at: AT,
});

/** A match with one requirement of each verdict but "not met". */
export const aMatch = builder(
  Match,
  (): z.input<typeof Match> => ({
    id: anId(),
    job_id: anId(),
    job_title: 'Senior Backend Engineer',
    resume_id: anId(),
    resume_info: aResumeInfo(),
    resume_analyses: [],
    match_score: 0.5,
    potential_score: 1,
    score_skills: 0.5,
    score_experience: null,
    summary: 'Go is shown in a sentence. Kubernetes is not.',
    requirements: [
      {
        id: 'r1',
        text: 'Go in production',
        kind: 'must',
        verdict: 'met',
        points: 3,
        of: 3,
        quotes: [
          { text: '14 shipment services to Go', start: 28, end: 54, page: 1, source: 'Tidewater Freight' },
        ],
        note: null,
      },
      {
        id: 'r2',
        text: 'Kubernetes in operation',
        kind: 'must',
        verdict: 'insufficient_data',
        points: 0,
        of: 3,
        quotes: [],
        note: 'No sentence speaks of it',
      },
    ],
    matched_skills: ['Go'],
    missing_skills: ['Kubernetes'],
    formula: [{ label: 'Must', value: 3, of: 6, weight: 1 }],
    engine: ENGINE,
    evaluated_at: AT,
  }),
);

/** A matched resume as the match history lists it. */
export const aMatchedResume = builder(
  MatchedResume,
  (): z.input<typeof MatchedResume> => ({
    match_id: anId(),
    resume_id: anId(),
    resume_info: aResumeInfo(),
    match_score: 0.75,
    potential_score: 0.95,
    score_skills: 0.8,
    score_experience: 0.7,
    summary: 'Covers the work.',
    verdicts: { met: 7, not_met: 1, insufficient_data: 2 },
    evidence: {
      text: 'moved 14 shipment services to Go',
      start: 0,
      end: 32,
      page: 1,
      source: 'Tidewater Freight',
    },
    resume_analyses: [],
    evaluated_at: AT,
  }),
);

const aPositionOfTheHistory = builder(
  JobWithMatches,
  (): z.input<typeof JobWithMatches> => ({
    job_id: anId(),
    job_title: 'Senior Backend Engineer',
    created_at: AT,
    matched_count: 0,
    matched_resumes: [],
  }),
);

/** A position with one matched resume; its count is that of the resumes it is given, unless told. */
export function aJobWithMatches(overrides: Partial<z.input<typeof JobWithMatches>> = {}): JobWithMatches {
  const matched_resumes = overrides.matched_resumes ?? [aMatchedResume()];
  return aPositionOfTheHistory({ matched_count: matched_resumes.length, ...overrides, matched_resumes });
}

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
    trial_days: 0,
    is_archived: false,
  }),
);

/** No subscription at all. */
export const aSubscription = builder(
  Subscription,
  (): z.input<typeof Subscription> => ({
    plan: null,
    status: 'none',
    is_active: false,
    start_date: null,
    end_date: null,
    trial_end_date: null,
    auto_renew: false,
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
    matched_resumes: 24,
    interviewed: 0,
    offers_sent: 0,
    offers_accepted: 0,
    recorded_outcomes: 0,
    score_distribution: [0, 0, 1, 2, 4, 8, 11, 13, 7, 3],
  }),
);

/** Strong matches that wait for a word. */
export const anUrgentMessage = builder(
  UrgentMessage,
  (): z.input<typeof UrgentMessage> => ({
    type: 'matched_candidates',
    title: 'Matched Candidates',
    message: 'Three people match Senior Backend Engineer above 70%.',
    priority: 6,
    action: { label: 'Review the three', href: '/userhome' },
    computed_at: AT,
  }),
);
