import type { MatchBand } from '@shortlist/api-contract';
import { bandOf } from '@shortlist/engine/match/score/score.ts';
import type { EntityManager } from '../../src/db/database.ts';
import { newId } from '../../src/db/new-id.ts';
import { Analysis } from '../../src/modules/analysis/analysis.entity.ts';
import { openSession } from '../../src/modules/auth/sessions.service.ts';
import { Job } from '../../src/modules/jobs/job.entity.ts';
import { listColumnsOf } from '../../src/modules/jobs/list-columns.ts';
import { Match } from '../../src/modules/matches/match.entity.ts';
import { newMatch } from '../../src/modules/matches/new-match.ts';
import { Plan } from '../../src/modules/plans/plan.entity.ts';
import { detailsOf } from '../../src/modules/resumes/candidate-details.ts';
import { Resume } from '../../src/modules/resumes/resume.entity.ts';
import { Subscription } from '../../src/modules/subscriptions/subscription.entity.ts';
import { createUser } from '../../src/modules/users/users.service.ts';
import { scriptedAnalyzer } from './scripted-analyzer.ts';

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly cookie: string;
}

interface Owned {
  readonly owner: TestUser;
}

const DOCUMENT = { text: 'Ada Lovelace\nada@example.com', blocks: [], pages: 1 };

/** Rows of a test: each takes what matters to it and invents the rest. */
export function givenIn(fork: () => EntityManager) {
  return {
    user: (some: GivenUser = {}) => user(fork(), some),
    job: (some: Owned & Partial<Job>) => job(fork(), some),
    resume: (some: Owned & Partial<Resume>) => resume(fork(), some),
    analysis: (some: Owned & { resume: Resume; score?: number }) => analysis(fork(), some),
    match: (some: GivenMatch) => match(fork(), some),
    plan: (some: Partial<Plan> = {}) => plan(fork(), some),
    subscription: (some: Owned & { plan: Plan } & Partial<Subscription>) => subscription(fork(), some),
  };
}

interface GivenUser {
  readonly email?: string;
  readonly username?: string;
  readonly isAdmin?: boolean;
  readonly passwordHash?: string;
}

async function user(em: EntityManager, some: GivenUser) {
  const email = some.email ?? `${newId()}@example.com`;
  const username = some.username ?? 'Ada';
  const user = await createUser(em, {
    email,
    username,
    passwordHash: some.passwordHash ?? null,
    isAdmin: some.isAdmin ?? false,
  });
  const { token } = await openSession(em, user);
  return { id: user.id, email, username, cookie: `sid=${token}` };
}

async function job(em: EntityManager, { owner, ...some }: Owned & Partial<Job>): Promise<Job> {
  const { title = 'Engineer', description = null } = some;
  const columns = listColumnsOf(title, description);
  const row = em.create(Job, { title, description, ...columns, ...some, ownerId: owner.id });
  await em.flush();
  return row;
}

async function resume(em: EntityManager, { owner, ...some }: Owned & Partial<Resume>): Promise<Resume> {
  const id = newId();
  const { candidateName, headline, email, phone, skills, links } = await scriptedAnalyzer().profile(DOCUMENT);
  const extracted = { candidateName, headline, email, phone, skills, links };
  const file = {
    fileName: 'ada.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 1000,
    storageKey: `${owner.id}/${id}.pdf`,
  };
  const details = detailsOf({ id, fileName: file.fileName, notes: null, extracted });
  const row = em.create(Resume, {
    id,
    ...file,
    ...DOCUMENT,
    notices: [],
    extracted,
    ...details,
    ...some,
    ownerId: owner.id,
  });
  await em.flush();
  return row;
}

async function analysis(
  em: EntityManager,
  { owner, resume, score = 0.8 }: Owned & { resume: Resume; score?: number },
) {
  const result = await scriptedAnalyzer().analyze(DOCUMENT);
  const row = em.create(Analysis, {
    ownerId: owner.id,
    resumeId: resume.id,
    fingerprint: 'given',
    scoreOverall: score,
    scoreFormat: result.score_format,
    scoreSkills: result.score_skills,
    scoreExperience: result.score_experience,
    result: { ...result, score_overall: score },
    evaluatedAt: new Date(),
  });
  await em.flush();
  return row;
}

interface GivenMatch extends Owned {
  readonly job: Job;
  readonly resume: Resume;
  readonly score?: number;
  readonly potential?: number;
  /** That of the score, unless told. */
  readonly band?: MatchBand;
}

async function match(em: EntityManager, { owner, job, resume, ...some }: GivenMatch): Promise<Match> {
  const scripted = await scriptedAnalyzer().match(DOCUMENT, {
    title: job.title,
    description: '',
    skillTags: [],
  });
  const { score = 0.8, potential = scripted.potential_score, band = bandOf(score) } = some;
  const result = { ...scripted, match_score: score, potential_score: potential, band };
  const pair = { ownerId: owner.id, jobId: job.id, resumeId: resume.id };
  return em.upsert(Match, {
    ...newMatch({ ...pair, fingerprint: 'given', reading: '', result }),
    evidence: null,
  });
}

async function plan(em: EntityManager, some: Partial<Plan>): Promise<Plan> {
  const row = em.create(Plan, { name: newId(), price: 49, billingCycle: 'month', ...some });
  await em.flush();
  return row;
}

async function subscription(
  em: EntityManager,
  { owner, plan, ...some }: Owned & { plan: Plan } & Partial<Subscription>,
): Promise<Subscription> {
  const row = em.create(Subscription, {
    ownerId: owner.id,
    planId: plan.id,
    isActive: true,
    startDate: new Date('2026-11-01T00:00:00Z'),
    endDate: new Date('2026-12-01T00:00:00Z'),
    autoRenew: true,
    ...some,
  });
  await em.flush();
  return row;
}
