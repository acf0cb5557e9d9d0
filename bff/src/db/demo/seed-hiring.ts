import { parse } from 'node:path';
import { serializeJobDescription } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { analyzeStoredResume } from '../../modules/analysis/analysis.service.ts';
import { createJob } from '../../modules/jobs/jobs.service.ts';
import { listJobs } from '../../modules/jobs/list-jobs.ts';
import { matchStoredResume } from '../../modules/matches/matches.service.ts';
import { recordOutcome } from '../../modules/outcomes/outcomes.service.ts';
import { listResumes } from '../../modules/resumes/list-resumes.ts';
import { storeUploadedFile } from '../../modules/resumes/store-uploaded-file.ts';
import { DEMO_JOBS, type DemoJob } from './content/jobs.ts';
import { DEMO_OUTCOMES } from './content/outcomes.ts';
import { BUSINESS, DESIGN_AND_DATA, ENGINEERS } from './content/people.ts';
import { demoFile } from './demo-file.ts';

const PEOPLE = [...ENGINEERS, ...DESIGN_AND_DATA, ...BUSINESS];
const ALL = { limit: 200, sort: 'newest' } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The demo's past is the twelve weeks that the dashboard's charts reach back: every six days somebody applied. */
const DAYS_BETWEEN_RESUMES = 6;
/** Of one position, from one match to the next. */
const DAYS_BETWEEN_MATCHES = 3;
/** The newest resumes stay without an analysis and a match, so that the demo has something left to do. */
const LEFT_TO_DO = 2;

/** Writes a recruiter's positions and resumes, and has the engine analyze and match them as a click would. */
export async function seedHiring(deps: Dependencies, ownerId: string): Promise<void> {
  await seedJobs(deps, ownerId);
  await seedResumes(deps, ownerId);
  const em = deps.database.fork();
  const resumes = (await listResumes(em, ownerId, ALL)).rows.slice(LEFT_TO_DO);
  for (const { id, uploaded_at } of resumes) {
    const evaluatedAt = new Date(uploaded_at);
    await analyzeStoredResume(em.fork(), deps.analyzer, { ownerId, id, evaluatedAt });
  }
  for (const job of (await listJobs(em, ownerId, ALL)).rows) {
    const files = DEMO_JOBS.find((each) => each.title === job.title)?.matched ?? [];
    const chosen = resumes.filter((resume) => files.includes(parse(resume.file_name).name)).toReversed();
    const seeded = { ownerId, job, resumes: chosen };
    await seedMatches(deps, seeded);
    await seedOutcomes(deps, seeded);
  }
}

interface SeededJob {
  readonly ownerId: string;
  readonly job: { readonly id: string; readonly title: string; readonly created_at: string };
  /** The oldest first. */
  readonly resumes: readonly {
    readonly id: string;
    readonly file_name: string;
    readonly uploaded_at: string;
  }[];
}

/** One after the other, each when both the position and the resume were there. */
async function seedMatches(deps: Dependencies, { ownerId, job, resumes }: SeededJob): Promise<void> {
  for (const [index, { id: resumeId, uploaded_at }] of resumes.entries()) {
    const posted = Date.parse(job.created_at) + (index * DAYS_BETWEEN_MATCHES + 1) * DAY_MS;
    const evaluatedAt = new Date(Math.min(Date.now(), Math.max(posted, Date.parse(uploaded_at))));
    const pair = { ownerId, jobId: job.id, resumeId };
    await matchStoredResume(deps.database.fork(), deps.analyzer, { ...pair, evaluatedAt });
  }
}

async function seedOutcomes(deps: Dependencies, { ownerId, job, resumes }: SeededJob): Promise<void> {
  for (const { file, ...days } of DEMO_OUTCOMES.filter(({ position }) => position === job.title)) {
    const resume = resumes.find(({ file_name }) => parse(file_name).name === file);
    if (resume === undefined) continue;
    const pair = { ownerId, jobId: job.id, resumeId: resume.id };
    await recordOutcome(deps.database.fork(), pair, {
      interviewed_on: dayAgo(days.interviewed),
      offer_sent_on: dayAgo(days.offerSent),
      offer_accepted_on: dayAgo(days.offerAccepted),
    });
  }
}

async function seedJobs(deps: Dependencies, ownerId: string): Promise<void> {
  const em = deps.database.fork();
  const there = new Set((await listJobs(em, ownerId, ALL)).rows.map((job) => job.title));
  for (const job of DEMO_JOBS.filter((each) => !there.has(each.title))) {
    const createdAt = daysAgo(job.days);
    await createJob(em.fork(), ownerId, { title: job.title, description: descriptionOf(job), createdAt });
  }
}

function descriptionOf({ text, metadata }: DemoJob): string {
  if (metadata === null) return text;
  const { company, skillTags, dueInDays } = metadata;
  const dueDate = dayAgo(-dueInDays) ?? '';
  const contact = { contactMethod: 'Email', contactInfo: 'hiring@example.com' } as const;
  const rest = { company, skillTags, dueDate, tagColor: '#DBEAFE', isActive: true };
  return serializeJobDescription({ text, metadata: { ...rest, ...contact } });
}

async function seedResumes(deps: Dependencies, ownerId: string): Promise<void> {
  const em = deps.database.fork();
  const there = new Set((await listResumes(em, ownerId, ALL)).rows.map((resume) => resume.file_name));
  for (const [index, person] of PEOPLE.entries()) {
    const fileName = `${person.file}.${person.format}`;
    if (there.has(fileName)) continue;
    const file = await demoFile(fileName);
    const uploadedAt = daysAgo((PEOPLE.length - index) * DAYS_BETWEEN_RESUMES);
    await storeUploadedFile(em.fork(), deps, { ownerId, file, uploadedAt });
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

/** YYYY-MM-DD, in UTC; null for what did not happen. */
function dayAgo(days: number | undefined): string | null {
  return days === undefined ? null : daysAgo(days).toISOString().slice(0, 10);
}
