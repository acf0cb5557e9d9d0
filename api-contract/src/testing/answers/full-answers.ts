import { endpoints, rawEndpoints } from '../../endpoints.ts';
import { RESUME_TYPES } from '../../resumes.ts';
import { AT, anId } from '../builder.ts';
import {
  aConfiguration,
  aFairnessReport,
  aJob,
  aJobWithMatches,
  aMatch,
  aMatchedResume,
  aModelCall,
  anAlias,
  anAnalysis,
  anErasure,
  anUrgentMessage,
  aPlan,
  aPlanUse,
  aRequirement,
  aRequirementList,
  aResume,
  aResumeDocument,
  aRetainedResume,
  aScoreEntry,
  aSession,
  aSubscription,
  aTopApplicant,
  aUser,
  FORTY_TAGS,
  LONG_NAME,
  LONG_SENTENCE,
  someDeclaredGroups,
  someHoldings,
  someModelUsage,
  someStats,
  someWeeks,
  UNBROKEN,
} from '../index.ts';
import { type Answers, mockHtml, mockReply } from './answers.ts';

/** The position, the resume and the plan that addresses name. */
export const job = aJob({
  title: 'Senior Backend Engineer',
  skill_tags: ['Go', 'PostgreSQL'],
  due_date: '2026-12-24',
  matched_resumes: 2,
  best_match_score: 0.75,
});
export const resume = aResume({
  analysis: { score_overall: 0.78, evaluated_at: job.created_at },
  best_match: { job_id: job.id, job_title: job.title, match_score: 0.75, band: 'strong' },
});
export const plan = aPlan({ description: LONG_SENTENCE });
export const user = aUser();

/** The longest words that a recruiter may have stored. */
export const longJob = aJob({
  title: LONG_NAME,
  company: UNBROKEN,
  skill_tags: [...FORTY_TAGS],
  is_active: false,
  stage: 'completed',
});
export const longResume = aResume({
  candidate_name: LONG_NAME,
  file_name: `${UNBROKEN}.pdf`,
  headline: LONG_NAME,
  skills: [...FORTY_TAGS],
  status: 'reserve',
});

/** A resume that every browser can show as it was sent. */
export const wordResume = aResume({
  file_name: 'okafor.docx',
  media_type: RESUME_TYPES['.docx'],
  pages: null,
});

const long = infoOf(longResume);
const match = aMatch({ job_id: job.id, resume_id: resume.id, resume_info: infoOf(resume) });
const analysis = anAnalysis({ resume_id: resume.id });
const [first, last] = [
  aMatchedResume({ resume_id: resume.id, resume_info: infoOf(resume) }),
  aMatchedResume({
    resume_id: longResume.id,
    resume_info: long,
    match_score: 0.4,
    summary: LONG_SENTENCE,
    evidence: null,
  }),
];
const history = aJobWithMatches({ job_id: job.id, job_title: job.title, matched_resumes: [first, last] });
const bestApplicant = aTopApplicant({ jobId: job.id, resumeId: resume.id, resumeInfo: infoOf(resume) });
const longApplicant = aTopApplicant({
  name: LONG_NAME,
  position: LONG_NAME,
  resumeScore: null,
  matchScore: 40,
  resumeInfo: long,
});
const unread = {
  resume_id: longResume.id,
  resume_info: long,
  error: 'This resume has no text that can be read.',
  code: 'no_text' as const,
};

/** A recruiter with a few of everything, a subscription, and the longest words that fit. */
export const full: Answers = new Map([
  mockReply(endpoints.configuration.get, aConfiguration()),
  mockReply(endpoints.auth.login, user),
  mockReply(endpoints.auth.signup, user),
  mockReply(endpoints.auth.sessions, { sessions: [aSession({ is_current: true }), aSession()] }),
  mockReply(endpoints.users.update, user),
  mockReply(endpoints.secondFactors.get, {
    has_password: true,
    has_authenticator: true,
    passkeys: [{ id: anId(), name: 'Work laptop', created_at: AT, last_used_at: null }],
    recovery_codes: 9,
  }),
  mockReply(endpoints.account.get, { has_password: true, jobs: 3, resumes: 2, running_plan: null }),
  mockReply(endpoints.jobs.list, [job, longJob]),
  mockReply(endpoints.jobs.get, job),
  mockReply(endpoints.jobs.suggestSkills, { skills: [{ name: 'JavaScript', alias: 'JS' }] }),
  mockReply(endpoints.jobs.create, job),
  mockReply(endpoints.jobs.update, job),
  mockReply(endpoints.jobs.findSkills, { skills: [{ name: 'Go', words: ['Golang'], is_required: true }] }),
  mockReply(endpoints.requirements.list, aRequirementList()),
  mockReply(endpoints.requirements.read, { requirements: [aRequirement()] }),
  mockReply(endpoints.aliases.list, { aliases: [anAlias()] }),
  mockReply(endpoints.resumes.list, { resumes: [resume, longResume] }),
  mockReply(endpoints.duplicates.list, {
    groups: [
      {
        resumes: [resume, longResume],
        reasons: [
          { kind: 'email', likeness: null },
          { kind: 'text', likeness: 0.94 },
        ],
      },
    ],
  }),
  mockReply(endpoints.duplicates.merges, { merges: [] }),
  mockReply(endpoints.resumes.counts, { active: 2, reserve: 0, inactive: 0 }),
  mockReply(endpoints.resumes.get, resume),
  mockReply(endpoints.resumes.update, resume),
  mockReply(endpoints.resumes.upload, { resumes: [resume], refused: [] }),
  mockReply(endpoints.resumes.document, aResumeDocument({ resume_id: resume.id })),
  mockHtml(rawEndpoints.resumes.preview, '<!doctype html><title>Resume</title><p>Ines Okafor'),
  mockReply(endpoints.analysis.latest, { analysis }),
  mockReply(endpoints.analysis.analyze, { analysis }),
  mockReply(endpoints.matches.latest, { match }),
  mockReply(endpoints.matches.match, match),
  mockReply(endpoints.matches.settle, { matches: [match] }),
  mockReply(endpoints.matches.unsettle, match),
  mockReply(endpoints.outcomes.get, { outcome: null }),
  mockReply(endpoints.matches.matchBatch, { results: [match, unread] }),
  mockReply(endpoints.scores.log, {
    entries: [
      aScoreEntry({ resume_id: resume.id, job_id: job.id }),
      aScoreEntry({
        resume_id: resume.id,
        job_id: job.id,
        kind: 'override',
        engine: null,
        reason: LONG_SENTENCE,
      }),
    ],
  }),
  mockReply(endpoints.candidates.holdings, someHoldings()),
  mockReply(endpoints.candidates.erasures, { erasures: [anErasure()] }),
  mockReply(endpoints.retention.get, { months: 12, due: 2 }),
  mockReply(endpoints.retention.due, {
    resumes: [
      aRetainedResume({ resume_id: resume.id, candidate_name: resume.candidate_name }),
      aRetainedResume({ resume_id: longResume.id, candidate_name: LONG_NAME, file_name: `${UNBROKEN}.pdf` }),
    ],
  }),
  mockReply(endpoints.blind.everyone, {
    entries: [
      {
        id: anId(),
        event: 'reveal',
        resume_id: resume.id,
        candidate_name: resume.candidate_name,
        reason: 'Interview scheduled',
        happened_at: '2026-11-20T09:00:00.000Z',
        account: { username: user.username, email: user.email },
      },
    ],
  }),
  mockReply(endpoints.fairness.groups, someDeclaredGroups),
  mockReply(endpoints.fairness.report, aFairnessReport),
  mockReply(endpoints.modelUsage.report, someModelUsage()),
  mockReply(endpoints.modelUsage.calls, { calls: [aModelCall()] }),
  mockReply(endpoints.batches.list, { batches: [] }),
  mockReply(endpoints.matches.jobsWithMatches, { jobs: [history] }),
  mockReply(endpoints.dashboard.stats, someStats()),
  mockReply(endpoints.dashboard.urgentMessage, { message: anUrgentMessage() }),
  mockReply(endpoints.dashboard.trends, {
    weeks: someWeeks([{ matches: 2, positions: 3, open_positions: 3 }]),
  }),
  mockReply(endpoints.dashboard.topApplicants, { applicants: [bestApplicant, longApplicant] }),
  mockReply(endpoints.plans.onOffer, [plan]),
  mockReply(endpoints.plans.list, [plan, aPlan({ name: LONG_NAME.slice(0, 100), tagline: LONG_NAME })]),
  mockReply(endpoints.plans.get, plan),
  mockReply(endpoints.subscriptions.mine, aSubscription()),
  mockReply(endpoints.planLimits.use, aPlanUse()),
  mockReply(endpoints.payments.checkoutSession, { status: 'complete', plan }),
]);

function infoOf({ file_name, file_url, candidate_name, uploaded_at }: typeof resume) {
  return { file_name, file_url, candidate_name, uploaded_at };
}
