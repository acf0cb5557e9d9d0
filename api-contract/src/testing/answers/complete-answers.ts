import type { Batch } from '../../batches.ts';
import { endpoints, rawEndpoints } from '../../endpoints.ts';
import { aBoard, aKanbanCard } from '../board-builders.ts';
import { AT, anId } from '../builder.ts';
import { anErasure, anOverride } from '../care-builders.ts';
import { type Answers, but, said, shown } from './answers.ts';
import { full, job, longJob, plan, resume, user } from './full-answers.ts';

const done = { ok: true } as const;

const outcome = {
  job_id: job.id,
  resume_id: resume.id,
  interviewed_on: '2026-11-18',
  offer_sent_on: null,
  offer_accepted_on: null,
  updated_at: AT,
};

const batch: Batch = {
  id: anId(),
  kind: 'match',
  job_id: job.id,
  status: 'done',
  total: 1,
  done: 1,
  failed: 0,
  created_at: AT,
  finished_at: AT,
};

const cards = {
  created: [aKanbanCard({ id: job.id, title: job.title, matchedResumes: 2 })],
  completed: [aKanbanCard({ id: longJob.id, title: longJob.title, isActive: false })],
};

/**
 * An answer of every call that answers with JSON, a page or events, the writes too: for a whole API that is mocked.
 * It has no memory: what is written is not there when it is read again; and it sends nobody to a card provider.
 */
export const complete: Answers = but(
  full,
  said(endpoints.auth.current, user),
  said(endpoints.auth.google, { user }),
  said(endpoints.auth.logout, done),
  said(endpoints.auth.revokeSession, done),
  said(endpoints.auth.revokeOtherSessions, { revoked: 1 }),
  said(endpoints.account.remove, done),
  said(endpoints.jobs.companies, { companies: [{ name: 'Fennimore Logistics', positions: 2 }] }),
  said(endpoints.jobs.moveToStage, job),
  said(endpoints.jobs.resetStage, job),
  said(endpoints.jobs.remove, done),
  said(endpoints.resumes.remove, done),
  said(endpoints.duplicates.merge, { merge_id: anId() }),
  said(endpoints.duplicates.undo, done),
  said(endpoints.duplicates.dismiss, done),
  said(endpoints.duplicates.reopen, done),
  said(endpoints.samples.addResumes, { resumes: [resume] }),
  said(endpoints.matches.override, { override: anOverride() }),
  said(endpoints.matches.withdrawOverride, done),
  said(endpoints.candidates.erase, anErasure()),
  said(endpoints.retention.update, { months: 12, due: 1 }),
  said(endpoints.retention.keep, { kept_until: '2027-11-20' }),
  said(endpoints.blind.set, user),
  said(endpoints.blind.reveal, resume),
  said(endpoints.blind.log, {
    entries: [
      {
        id: anId(),
        event: 'reveal',
        resume_id: resume.id,
        candidate_name: resume.candidate_name,
        reason: 'Interview arranged',
        happened_at: AT,
      },
    ],
  }),
  said(endpoints.fairness.declare, { rows: 1, resumes: 1, refused: 0, problems: [] }),
  said(endpoints.fairness.remove, done),
  said(endpoints.outcomes.list, { outcomes: [outcome] }),
  said(endpoints.outcomes.record, { outcome }),
  said(endpoints.outcomes.remove, done),
  said(endpoints.batches.create, batch),
  said(endpoints.batches.get, batch),
  said(endpoints.batches.items, {
    items: [{ resume_id: resume.id, status: 'done', score: 0.75, error: null, code: null }],
  }),
  said(endpoints.batches.cancel, batch),
  shown(rawEndpoints.batches.events, `event: progress\ndata: ${JSON.stringify(batch)}\n\n`),
  said(endpoints.dashboard.recruitmentProgress, { progress: [] }),
  said(endpoints.dashboard.kanban, { kanban: aBoard(cards) }),
  said(endpoints.plans.create, plan),
  said(endpoints.plans.update, plan),
  said(endpoints.plans.remove, { ok: true, is_archived: false }),
);
