import { endpoints } from '../../endpoints.ts';
import {
  aMatch,
  anAnalysis,
  anUrgentMessage,
  aPlan,
  aResume,
  aSession,
  aSubscription,
  noDeclaredGroups,
  noModelUsage,
  someHoldings,
  someStats,
  someWeeks,
} from '../index.ts';
import { type Answers, but, said } from './answers.ts';
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
  matched_skills: [],
  missing_skills: [],
  formula: [],
});

/** Lists without rows, and a position, a resume and a plan that say nothing of themselves. */
export const empty: Answers = but(
  full,
  said(endpoints.auth.sessions, { sessions: [aSession({ is_current: true })] }),
  said(endpoints.account.get, { has_password: true, jobs: 0, resumes: 0, running_plan: null }),
  said(endpoints.jobs.list, []),
  said(endpoints.jobs.findSkills, { skills: [] }),
  said(endpoints.jobs.suggestSkills, { skills: [] }),
  said(endpoints.jobs.get, { ...job, description: null, skill_tags: [], due_date: null, matched_resumes: 0 }),
  said(endpoints.resumes.list, { resumes: [] }),
  said(endpoints.duplicates.list, { groups: [] }),
  said(endpoints.resumes.counts, { active: 0, reserve: 0, inactive: 0 }),
  said(endpoints.resumes.get, aResume({ id: resume.id, headline: null, email: null, skills: [] })),
  said(endpoints.analysis.latest, { analysis: emptyAnalysis }),
  said(endpoints.matches.latest, { match: emptyMatch }),
  said(endpoints.outcomes.get, { outcome: null }),
  said(endpoints.matches.matchBatch, { results: [] }),
  said(endpoints.scores.log, { entries: [] }),
  said(endpoints.candidates.holdings, someHoldings({ analyses: 0, matches: 0, outcomes: 0, overrides: 0 })),
  said(endpoints.candidates.erasures, { erasures: [] }),
  said(endpoints.retention.get, { months: null, due: 0 }),
  said(endpoints.retention.due, { resumes: [] }),
  said(endpoints.blind.everyone, { entries: [] }),
  said(endpoints.fairness.groups, noDeclaredGroups),
  said(endpoints.modelUsage.report, noModelUsage),
  said(endpoints.modelUsage.calls, { calls: [] }),
  said(endpoints.batches.list, { batches: [] }),
  said(endpoints.matches.jobsWithMatches, { jobs: [] }),
  said(endpoints.dashboard.stats, someStats(nothingCounted)),
  said(endpoints.dashboard.trends, { weeks: someWeeks() }),
  said(endpoints.dashboard.topApplicants, { applicants: [] }),
  said(endpoints.dashboard.urgentMessage, {
    message: anUrgentMessage({ type: 'getting_started', title: 'Get started', action: null }),
  }),
  said(endpoints.plans.onOffer, []),
  said(endpoints.plans.list, []),
  said(endpoints.plans.get, aPlan({ id: plan.id, feature_flags: null, tagline: null })),
  said(endpoints.subscriptions.mine, aSubscription()),
  said(endpoints.payments.checkoutSession, { status: 'open', plan }),
);
