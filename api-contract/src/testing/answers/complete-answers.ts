import type { Batch } from '../../batches.ts';
import { endpoints, rawEndpoints } from '../../endpoints.ts';
import { aBoard, aKanbanCard } from '../board-builders.ts';
import { AT, anId } from '../builder.ts';
import { anErasure, anOverride } from '../privacy-builders.ts';
import { anAlias, aRequirementList } from '../verdict-builders.ts';
import { type Answers, mockHtml, mockReply, withOverrides } from './answers.ts';
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
export const withDefaults: Answers = withOverrides(
  full,
  mockReply(endpoints.auth.current, user),
  mockReply(endpoints.auth.google, { user }),
  mockReply(endpoints.auth.logout, done),
  mockReply(endpoints.auth.revokeSession, done),
  mockReply(endpoints.auth.revokeOtherSessions, { revoked: 1 }),
  mockReply(endpoints.account.remove, done),
  mockReply(endpoints.passwords.change, done),
  mockReply(endpoints.passwords.requestReset, done),
  mockReply(endpoints.passwords.reset, done),
  mockReply(endpoints.verification.send, done),
  mockReply(endpoints.verification.confirm, user),
  mockReply(endpoints.verification.confirmSignup, user),
  mockReply(endpoints.secondFactors.setUpAuthenticator, {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Shortlist?secret=JBSWY3DPEHPK3PXP&issuer=Shortlist',
  }),
  mockReply(endpoints.secondFactors.confirmAuthenticator, { recovery_codes: ['ABCD-EFGH-IJKL-MNOP'] }),
  mockReply(endpoints.secondFactors.removeAuthenticator, done),
  mockReply(endpoints.secondFactors.renewRecoveryCodes, { recovery_codes: ['ABCD-EFGH-IJKL-MNOP'] }),
  mockReply(endpoints.secondFactors.passkeyOptions, { options: {} }),
  mockReply(endpoints.secondFactors.addPasskey, { recovery_codes: [] }),
  mockReply(endpoints.secondFactors.removePasskey, done),
  mockReply(endpoints.passkeyLogin.options, { options: {} }),
  mockReply(endpoints.passkeyLogin.logIn, user),
  mockReply(endpoints.jobs.companies, { companies: [{ name: 'Fennimore Logistics', positions: 2 }] }),
  mockReply(endpoints.jobs.moveToStage, job),
  mockReply(endpoints.jobs.resetStage, job),
  mockReply(endpoints.jobs.remove, done),
  mockReply(endpoints.requirements.save, aRequirementList({ is_edited: true })),
  mockReply(endpoints.requirements.reset, aRequirementList()),
  mockReply(endpoints.aliases.add, anAlias()),
  mockReply(endpoints.aliases.remove, done),
  mockReply(endpoints.resumes.remove, done),
  mockReply(endpoints.duplicates.merge, { merge_id: anId() }),
  mockReply(endpoints.duplicates.undo, done),
  mockReply(endpoints.duplicates.dismiss, done),
  mockReply(endpoints.duplicates.reopen, done),
  mockReply(endpoints.samples.addResumes, { resumes: [resume] }),
  mockReply(endpoints.matches.override, { override: anOverride() }),
  mockReply(endpoints.matches.withdrawOverride, done),
  mockReply(endpoints.candidates.erase, anErasure()),
  mockReply(endpoints.retention.update, { months: 12, due: 1 }),
  mockReply(endpoints.retention.keep, { kept_until: '2027-11-20' }),
  mockReply(endpoints.blind.set, user),
  mockReply(endpoints.users.acceptPrivacyNotice, user),
  mockReply(endpoints.blind.reveal, resume),
  mockReply(endpoints.blind.log, {
    entries: [
      {
        id: anId(),
        event: 'reveal',
        resume_id: resume.id,
        candidate_name: resume.candidate_name,
        reason: 'Interview scheduled',
        happened_at: AT,
      },
    ],
  }),
  mockReply(endpoints.fairness.declare, { rows: 1, resumes: 1, refused: 0, problems: [] }),
  mockReply(endpoints.fairness.remove, done),
  mockReply(endpoints.outcomes.list, { outcomes: [outcome] }),
  mockReply(endpoints.outcomes.record, { outcome }),
  mockReply(endpoints.outcomes.remove, done),
  mockReply(endpoints.batches.create, batch),
  mockReply(endpoints.batches.get, batch),
  mockReply(endpoints.batches.items, {
    items: [{ resume_id: resume.id, status: 'done', score: 0.75, error: null, code: null }],
  }),
  mockReply(endpoints.batches.cancel, batch),
  mockHtml(rawEndpoints.batches.events, `event: progress\ndata: ${JSON.stringify(batch)}\n\n`),
  mockReply(endpoints.dashboard.recruitmentProgress, { progress: [] }),
  mockReply(endpoints.dashboard.kanban, { kanban: aBoard(cards) }),
  mockReply(endpoints.plans.create, plan),
  mockReply(endpoints.plans.update, plan),
  mockReply(endpoints.plans.remove, { ok: true, is_archived: false }),
);
