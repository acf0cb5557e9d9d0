import type { ApiCall } from '../../src/openapi/calls.ts';
import { type Fixtures, PASSWORD, RECOVERY_CODE, SETTLED } from './fixtures.ts';

/** The parts of a path and a body that are right, for a call about the rows of a scene. */
export interface Input {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const JOB = { title: 'Changed', description: null };
const PLAN = { name: 'Changed', price: 10 };

/** An answer of no authenticator. */
const SIGNED = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {} };

const BODIES: Readonly<Record<string, (scene: Fixtures) => unknown>> = {
  'auth.login': ({ owner }) => ({ email: owner.email, password: PASSWORD, code: RECOVERY_CODE }),
  'auth.signup': () => ({ email: 'new@example.com', username: 'New', password: PASSWORD }),
  'auth.google': ({ idToken }) => ({ idToken }),
  'users.update': () => ({ username: 'Changed' }),
  'account.remove': () => ({ password: PASSWORD }),
  'passwords.change': () => ({ current_password: PASSWORD, new_password: 'a longer phrase of mine' }),
  'passwords.requestReset': ({ owner }) => ({ email: owner.email }),
  'passwords.reset': () => ({ token: 'unknown', password: 'a longer phrase of mine' }),
  'verification.confirm': () => ({ token: 'unknown' }),
  'verification.confirmSignup': () => ({ token: 'unknown', password: PASSWORD }),
  'secondFactors.setUpAuthenticator': () => ({ password: PASSWORD }),
  'secondFactors.confirmAuthenticator': () => ({ code: '123456' }),
  'secondFactors.removeAuthenticator': () => ({ password: PASSWORD }),
  'secondFactors.renewRecoveryCodes': () => ({ password: PASSWORD }),
  'secondFactors.passkeyOptions': () => ({ password: PASSWORD }),
  'secondFactors.addPasskey': () => ({ name: 'Phone', response: SIGNED }),
  'secondFactors.removePasskey': () => ({ password: PASSWORD }),
  'passkeyLogin.logIn': () => ({ response: SIGNED }),
  'jobs.create': () => JOB,
  'jobs.update': () => JOB,
  'jobs.moveToStage': () => ({ stage: 'offered' }),
  'jobs.findSkills': () => ({ text: 'Go, PostgreSQL' }),
  'requirements.save': () => ({
    requirements: [{ text: 'Drives a forklift', kind: 'must', type: 'license', weight: 3 }],
  }),
  'requirements.read': () => ({ title: 'Driver', text: '- Drives a forklift' }),
  'resumes.update': () => ({ notes: 'Changed' }),
  'matches.matchBatch': ({ resumeId }) => ({ resume_ids: [resumeId] }),
  'matches.settle': ({ resumeId }) => ({
    settlements: [{ resume_id: resumeId, requirement_id: SETTLED, verdict: 'met' }],
  }),
  'aliases.add': () => ({ name: 'Kubernetes', alias: 'Platform K' }),
  'matches.override': () => ({ verdict: 'strong', reason: 'Spoke with them for an hour.' }),
  'duplicates.merge': ({ resumeId, twinId }) => ({ main_id: resumeId, resume_ids: [twinId] }),
  'duplicates.dismiss': ({ resumeId, twinId }) => ({ resume_ids: [resumeId, twinId] }),
  'duplicates.reopen': ({ resumeId, twinId }) => ({ resume_ids: [resumeId, twinId] }),
  'retention.update': () => ({ months: 12 }),
  'retention.keep': () => ({ until: '2999-01-01', reason: 'Asked us to keep it.' }),
  'outcomes.record': () => ({ offer_sent_on: '2026-11-20' }),
  'batches.create': ({ jobId, resumeId }) => ({ kind: 'match', job_id: jobId, resume_ids: [resumeId] }),
  'blind.set': () => ({ on: true }),
  'blind.reveal': () => ({ reason: 'Interview scheduled' }),
  'fairness.declare': () => ({ csv: 'email,sex\nada@example.com,Female' }),
  'plans.create': () => PLAN,
  'plans.update': () => PLAN,
  'payments.webhook': () => ({ id: 'evt_1', type: 'checkout.session.completed' }),
};

/** Which row of a scene the `:id` of a path means, by the module of the call or by the call. */
const IDS: Readonly<Record<string, (scene: Fixtures) => string>> = {
  auth: ({ sessionId }) => sessionId,
  'secondFactors.removePasskey': ({ passkeyId }) => passkeyId,
  users: ({ owner }) => owner.id,
  jobs: ({ jobId }) => jobId,
  resumes: ({ resumeId }) => resumeId,
  analysis: ({ resumeId }) => resumeId,
  candidates: ({ resumeId }) => resumeId,
  retention: ({ resumeId }) => resumeId,
  duplicates: ({ resumeId }) => resumeId,
  'duplicates.undo': ({ mergeId }) => mergeId,
  batches: ({ batchId }) => batchId,
  blind: ({ resumeId }) => resumeId,
  aliases: ({ aliasId }) => aliasId,
  plans: ({ planId }) => planId,
  payments: ({ planId }) => planId,
  'payments.checkoutSession': ({ checkoutId }) => checkoutId,
};

/** What to send for a call, so that only the caller decides about the answer. */
export function inputFor({ id }: ApiCall, scene: Fixtures): Input {
  const idOf = IDS[id] ?? IDS[id.split('.')[0] ?? ''];
  const params = {
    jobId: scene.jobId,
    resumeId: scene.resumeId,
    requirementId: SETTLED,
    id: idOf?.(scene) ?? '',
  };
  return { params, body: BODIES[id]?.(scene) };
}
