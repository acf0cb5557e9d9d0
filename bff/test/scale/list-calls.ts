import { BATCH_WORK_LIMIT, type EndpointDefinition, JOB_SORTS, RESUME_SORTS } from '@shortlist/api-contract';
import { z } from 'zod';
import { isAboutOneRow } from '../access/table.ts';
import { type OwnerRows, seededHash, seededId } from './seed-owner.ts';

/** One call of a list or of the dashboard, and what is different about its plan. */
export interface ListCall {
  readonly path: string;
  /** Why its plan may sort more rows than the page has; without it it may not. */
  readonly sortsBecause?: string;
  /** What it finds by its key in a query of its own before it asks for the list. */
  readonly findsFirst?: string;
}

const FOUND = 'the index of words gives the rows that are found, in no order';
const OF_POSITIONS = 'the best match of each resume among some positions is found first';
const OF_COMPANY = {
  matches: { sortsBecause: OF_POSITIONS },
  resumes: { findsFirst: 'how many matches the company has' },
};
const COUNTED = 'counts every row of the owner';
const FEW = 'a catalog of a few plans';

/** Every call that answers many rows or counts many, by the id of its endpoint. */
export function listCallsOf(owner: OwnerRows): Readonly<Record<string, readonly ListCall[]>> {
  const [job, resume] = [seededId('job', owner, 0), seededId('resume', owner, 0)];
  return {
    'jobs.list': jobCalls(),
    'jobs.companies': [
      { path: '/api/jobs/companies', sortsBecause: COUNTED },
      { path: '/api/jobs/companies?search=company', sortsBecause: COUNTED },
    ],
    'resumes.list': resumeCalls(job),
    'resumes.counts': [
      { path: '/api/resumes/counts', sortsBecause: COUNTED },
      { path: '/api/resumes/counts?search=engineer', sortsBecause: FOUND },
    ],
    'matches.jobsWithMatches': [
      { path: '/api/job-resume-scores/user/jobs-with-matches' },
      { path: '/api/job-resume-scores/user/jobs-with-matches?limit=5' },
      { path: '/api/job-resume-scores/user/jobs-with-matches?sort=best&matches=3&limit=10' },
      { path: `/api/job-resume-scores/user/jobs-with-matches?job_id=${job}` },
      { path: `/api/job-resume-scores/user/jobs-with-matches?resume_id=${resume}` },
      { path: `/api/job-resume-scores/user/jobs-with-matches?resume_id=${resume}&limit=2` },
    ],
    ...careCalls(job, resume),
    ...usageCalls(),
    ...ownCalls(),
    'outcomes.list': [
      { path: '/api/outcomes' },
      { path: `/api/outcomes?job_id=${job}` },
      { path: `/api/outcomes?resume_id=${resume}` },
    ],
    ...duplicateCalls(resume),
    'batches.list': [{ path: '/api/batches' }],
    'batches.items': [
      {
        path: `/api/batches/${seededId('batch', owner, 0)}/items`,
        findsFirst: 'whose batch it is',
        sortsBecause: `a batch has at most ${BATCH_WORK_LIMIT} items, all of which its index gives`,
      },
    ],
    'blind.log': [{ path: '/api/blind/log' }],
    'blind.everyone': [
      { path: '/api/blind/log/everyone' },
      { path: '/api/blind/log/everyone?person=ada&from=2026-01-01&to=2026-12-31' },
    ],
    'fairness.groups': [{ path: '/api/fairness/groups', sortsBecause: COUNTED }],
    'fairness.report': [{ path: '/api/fairness/report?by=sex', sortsBecause: COUNTED }],
    'plans.onOffer': [{ path: '/api/offers', sortsBecause: FEW }],
    'plans.list': [{ path: '/api/plans/', sortsBecause: FEW }],
    ...dashboardCalls(job),
  };
}

function ownCalls(): Readonly<Record<string, readonly ListCall[]>> {
  return {
    'aliases.list': [{ path: '/api/ai/aliases' }],
    'auth.sessions': [{ path: '/api/auth/sessions' }],
  };
}

function duplicateCalls(resume: string): Readonly<Record<string, readonly ListCall[]>> {
  return {
    'duplicates.list': [
      { path: '/api/duplicates', findsFirst: 'who may be the same', sortsBecause: COUNTED },
    ],
    'duplicates.merges': [
      { path: `/api/resumes/${resume}/merges`, findsFirst: 'which resume', sortsBecause: FEW },
    ],
  };
}

function dashboardCalls(job: string): Readonly<Record<string, readonly ListCall[]>> {
  return {
    'dashboard.stats': [{ path: '/api/dashboard/stats', sortsBecause: COUNTED }],
    'dashboard.trends': [{ path: '/api/dashboard/trends', sortsBecause: COUNTED }],
    'dashboard.urgentMessage': [{ path: '/api/dashboard/urgent-message', sortsBecause: COUNTED }],
    'dashboard.topApplicants': [
      { path: '/api/dashboard/top-applicants' },
      { path: `/api/dashboard/top-applicants?job_id=${job}` },
    ],
    'dashboard.recruitmentProgress': [{ path: '/api/dashboard/recruitment-progress' }],
    'dashboard.kanban': kanbanCalls(),
  };
}

function careCalls(job: string, resume: string): Readonly<Record<string, readonly ListCall[]>> {
  return {
    'scores.log': [
      { path: '/api/scores/log' },
      { path: '/api/scores/log?limit=10' },
      { path: `/api/scores/log?job_id=${job}` },
      { path: `/api/scores/log?resume_id=${resume}` },
      { path: `/api/scores/log?job_id=${job}&resume_id=${resume}` },
    ],
    'retention.due': [{ path: '/api/retention/due' }],
    'candidates.erasures': [{ path: '/api/candidates/erasures' }],
  };
}

/** Reads of the signed-in user, of the product, or of what no table holds. Those of one own row are known by their permissions. */
const OTHER_SINGLE_READS: ReadonlySet<string> = new Set([
  'auth.current',
  'auth.logout',
  'account.get',
  // Of the few passkeys that an account has.
  'secondFactors.get',
  // Of the taxonomy, which no table holds.
  'jobs.suggestSkills',
  'retention.get',
  'plans.get',
  'subscriptions.mine',
  // Four counts of what an account has.
  'planLimits.use',
  'configuration.get',
]);

/** Whether a read answers one thing: a page of many it is not, and it is about one own row, or named above. */
export function isSingleRead({ id, query }: EndpointDefinition): boolean {
  const isPaged = query instanceof z.ZodObject && 'limit' in query.shape;
  return !isPaged && (isAboutOneRow(id) || OTHER_SINGLE_READS.has(id));
}

function usageCalls(): Record<string, readonly ListCall[]> {
  return {
    'modelUsage.report': [{ path: '/api/ai/usage', sortsBecause: COUNTED }],
    'modelUsage.calls': [{ path: '/api/ai/usage/calls' }, { path: '/api/ai/usage/calls?limit=5' }],
  };
}

function jobCalls(): ListCall[] {
  return [
    { path: '/api/jobs' },
    ...JOB_SORTS.map((sort) => ({ path: `/api/jobs?sort=${sort}` })),
    { path: '/api/jobs?is_active=true' },
    { path: '/api/jobs?is_active=false' },
    { path: '/api/jobs?company=Company%202' },
    { path: '/api/jobs?search=t7', sortsBecause: FOUND },
    { path: '/api/jobs?search=engineer&sort=title', sortsBecause: FOUND },
  ];
}

function isOfMatches(sort: (typeof RESUME_SORTS)[number]): boolean {
  return sort === 'match' || sort === 'match_desc';
}

function resumeCalls(job: string): ListCall[] {
  return [
    { path: '/api/resumes' },
    ...RESUME_SORTS.map((sort) => ({ path: `/api/resumes?sort=${sort}` })),
    ...RESUME_SORTS.map((sort) => ({ path: `/api/resumes?sort=${sort}&status=active` })),
    { path: '/api/resumes?skill=skill%207', sortsBecause: FOUND },
    { path: '/api/resumes?search=word77', sortsBecause: FOUND },
    { path: '/api/resumes?search=engineer', sortsBecause: FOUND },
    { path: '/api/resumes?search=engineer%20w', sortsBecause: FOUND },
    { path: '/api/resumes?search=nowhere', sortsBecause: FOUND },
    { path: `/api/resumes?content_hash=${seededHash(0)}`, sortsBecause: 'copies of one file are few' },
    { path: '/api/resumes?uploaded=month' },
    ...RESUME_SORTS.flatMap((sort) => [
      {
        path: `/api/resumes?sort=${sort}&company=Company%202`,
        ...OF_COMPANY[isOfMatches(sort) ? 'matches' : 'resumes'],
      },
      { path: `/api/resumes?sort=${sort}&job_id=${job}`, sortsBecause: OF_POSITIONS },
    ]),
    ...RESUME_SORTS.map((sort) => ({
      path: `/api/resumes?sort=${sort}&search=word77&skill=typescript`,
      sortsBecause: FOUND,
    })),
  ];
}

function kanbanCalls(): ListCall[] {
  return [
    { path: '/api/dashboard/kanban' },
    { path: '/api/dashboard/kanban?date=month' },
    { path: '/api/dashboard/kanban?company=Company%202' },
    { path: '/api/dashboard/kanban?stage=offered' },
    { path: '/api/dashboard/kanban?stage=offered&limit=10' },
  ].map((call) => ({ ...call, sortsBecause: 'each column is counted, and its page is cut from its cards' }));
}
