import { endpoints } from '../../endpoints.ts';
import {
  aMatch,
  anAnalysis,
  anUrgentMessage,
  aPlan,
  aPlanUse,
  aRequirementList,
  aResume,
  aSession,
  aSubscription,
  noDeclaredGroups,
  noModelUsage,
  someHoldings,
  someStats,
  someWeeks,
} from '../index.ts';
import { type Answers, mockReply, withOverrides } from './answers.ts';
import { full, job, plan, resume } from './full-answers.ts';

const nothingCounted = {
  total_matches: 0,
  total_job_positions: 0,
  open_job_positions: 0,
  total_resumes: 0,
  analysed_resumes: 0,
  average_score: null,
  candidates: 0,
  matched_resumes: 0,
  score_distribution: Array<number>(10).fill(0),
};

const none = { used: 0, limit: null };
const noneUsed = { positions: none, resumes: none, ai_runs: none, storage_bytes: none };

const emptyAnalysis = anAnalysis({
  resume_id: resume.id,
  score_skills: null,
  score_experience: null,
  strengths: [],
  findings: [],
  missing: ['No dated work'],
});

const emptyMatch = aMatch({
  job_id: job.id,
  resume_id: resume.id,
  match_score: 0,
  potential_score: 0,
  requirements: [],
  skills: [],
  matched_skills: [],
  missing_skills: [],
  formula: [],
});

/** Lists without rows, and a position, a resume and a plan that say nothing of themselves. */
export const empty: Answers = withOverrides(
  full,
  mockReply(endpoints.auth.sessions, { sessions: [aSession({ is_current: true })] }),
  mockReply(endpoints.account.get, { has_password: true, jobs: 0, resumes: 0, running_plan: null }),
  mockReply(endpoints.secondFactors.get, {
    has_password: true,
    has_authenticator: false,
    passkeys: [],
    recovery_codes: 0,
  }),
  mockReply(endpoints.jobs.list, []),
  mockReply(endpoints.jobs.findSkills, { skills: [] }),
  mockReply(endpoints.jobs.suggestSkills, { skills: [] }),
  mockReply(endpoints.jobs.get, {
    ...job,
    description: null,
    skill_tags: [],
    due_date: null,
    matched_resumes: 0,
  }),
  mockReply(endpoints.requirements.list, aRequirementList({ requirements: [], text: '' })),
  mockReply(endpoints.requirements.read, { requirements: [] }),
  mockReply(endpoints.aliases.list, { aliases: [] }),
  mockReply(endpoints.resumes.list, { resumes: [] }),
  mockReply(endpoints.duplicates.list, { groups: [] }),
  mockReply(endpoints.resumes.counts, { active: 0, reserve: 0, inactive: 0 }),
  mockReply(endpoints.resumes.get, aResume({ id: resume.id, headline: null, email: null, skills: [] })),
  mockReply(endpoints.analysis.latest, { analysis: emptyAnalysis }),
  mockReply(endpoints.matches.latest, { match: emptyMatch }),
  mockReply(endpoints.outcomes.get, { outcome: null }),
  mockReply(endpoints.matches.matchBatch, { results: [] }),
  mockReply(endpoints.scores.log, { entries: [] }),
  mockReply(
    endpoints.candidates.holdings,
    someHoldings({ analyses: 0, matches: 0, outcomes: 0, overrides: 0 }),
  ),
  mockReply(endpoints.candidates.erasures, { erasures: [] }),
  mockReply(endpoints.retention.get, { months: null, due: 0 }),
  mockReply(endpoints.retention.due, { resumes: [] }),
  mockReply(endpoints.blind.everyone, { entries: [] }),
  mockReply(endpoints.fairness.groups, noDeclaredGroups),
  mockReply(endpoints.modelUsage.report, noModelUsage),
  mockReply(endpoints.modelUsage.calls, { calls: [] }),
  mockReply(endpoints.batches.list, { batches: [] }),
  mockReply(endpoints.matches.jobsWithMatches, { jobs: [] }),
  mockReply(endpoints.dashboard.stats, someStats(nothingCounted)),
  mockReply(endpoints.dashboard.trends, { weeks: someWeeks() }),
  mockReply(endpoints.dashboard.topApplicants, { applicants: [] }),
  mockReply(endpoints.dashboard.urgentMessage, {
    message: anUrgentMessage({ type: 'getting_started', title: 'Get started', action: null }),
  }),
  mockReply(endpoints.plans.onOffer, []),
  mockReply(endpoints.plans.list, []),
  mockReply(endpoints.plans.get, aPlan({ id: plan.id, feature_flags: null, tagline: null })),
  mockReply(endpoints.subscriptions.mine, aSubscription()),
  mockReply(endpoints.planLimits.use, aPlanUse({ plan_name: null, ...noneUsed })),
  mockReply(endpoints.payments.checkoutSession, { status: 'open', plan }),
);
