import { FILES } from '@shortlist/engine/testing/files.ts';
import type { EntityManager } from '../../src/db/database.ts';
import { newId } from '../../src/db/new-id.ts';
import { hashToken } from '../../src/modules/auth/sessions.service.ts';
import { hashPassword } from '../../src/modules/passwords/password-hash.ts';
import { allKeys } from '../support/all-keys.ts';
import type { TestUser } from '../support/given.ts';
import type { TestServer } from '../support/test-server.ts';

/** The password of the owner. */
export const PASSWORD = 'correct horse battery';
const PASSWORD_HASH = hashPassword(PASSWORD);

/** Opens the owner's account once, after the password. */
export const RECOVERY_CODE = 'ABCDEFGHIJKLMNOP';

/** The requirement of the owner's match that somebody settled. */
export const SETTLED = 'r1';

/** The rows that a call is made about, all of the owner; the other two have some of their own. */
export interface Fixtures {
  readonly owner: TestUser;
  readonly other: TestUser;
  readonly admin: TestUser;
  readonly jobId: string;
  readonly resumeId: string;
  /** May be of the same person as the resume. */
  readonly twinId: string;
  /** Made a third one an earlier version of the resume. */
  readonly mergeId: string;
  readonly batchId: string;
  readonly aliasId: string;
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly planId: string;
  /** Of a person whom nobody has seen before. */
  readonly idToken: string;
  /** Of the owner; empty when the scene has none. */
  readonly checkoutId: string;
  /** Stands in every row that the owner has, and nowhere else. */
  readonly canary: string;
}

/** What a scene has besides its rows. */
interface Wanted {
  readonly idToken: string;
  /** Whether the owner has begun to pay for the plan. */
  readonly pays: boolean;
}

/** Empties the tables and writes the rows of one call. */
export async function seedFixtures(server: TestServer, { idToken, pays }: Wanted): Promise<Fixtures> {
  const { deps, given } = server;
  const em = deps.database.fork();
  await removeFiles(deps);
  for (const table of ['subscriptions', 'stripe_products', 'users', 'plans'])
    await em.execute(`delete from ${table}`);
  const plan = await given.plan();
  const canary = `canary${newId().replaceAll('-', '')}`;
  const owner = await given.user({ username: canary, email: `${canary}@example.com` });
  const [other, admin] = [await given.user({ username: 'Grace' }), await given.user({ isAdmin: true })];
  await em.execute('update users set password_hash = ? where id = ?', [await PASSWORD_HASH, owner.id]);
  await given.job({ owner: other, title: 'Of another' });
  const { jobId, resumeId, twinId, mergeId, aliasId } = await ownRows({ deps, given }, owner, canary);
  const checkoutId = pays ? await checkout(server, owner, plan.id) : '';
  await given.subscription({ owner, plan });
  const batchId = newId();
  await em.execute(
    `insert into batches (id, owner_id, kind, job_id, status, total, done, failed, created_at, finished_at)
      values (?, ?, 'match', ?, 'done', 1, 1, 0, now(), now())`,
    [batchId, owner.id, jobId],
  );
  await em.execute(
    `insert into batch_items (id, batch_id, position, resume_id, status, score)
      values (?, ?, 0, ?, 'done', 0.8)`,
    [newId(), batchId, resumeId],
  );
  const [session] = await em.execute<{ id: string }[]>('select id from sessions where user_id = ?', [
    owner.id,
  ]);
  const sessionId = session?.id ?? '';
  const passkeyId = await secondFactor(em, owner, canary);
  return {
    owner,
    other,
    admin,
    jobId,
    resumeId,
    twinId,
    mergeId,
    batchId,
    aliasId,
    sessionId,
    passkeyId,
    planId: plan.id,
    idToken,
    checkoutId,
    canary,
  };
}

/** A passkey, whose id it returns, and a recovery code. */
async function secondFactor(em: EntityManager, owner: TestUser, canary: string): Promise<string> {
  const passkeyId = newId();
  await em.execute(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
      values (?, ?, ?, 'none', 0, ?, now())`,
    [passkeyId, owner.id, canary, canary],
  );
  await em.execute('insert into recovery_codes (id, user_id, code_hash) values (?, ?, ?)', [
    newId(),
    owner.id,
    hashToken(RECOVERY_CODE),
  ]);
  return passkeyId;
}

async function checkout({ as }: TestServer, owner: TestUser, planId: string): Promise<string> {
  const { text } = await as(owner).post(`/api/payments/create-checkout-session/${planId}`);
  return /cs_\w+/.exec(text)?.[0] ?? '';
}

async function removeFiles({ storage }: TestServer['deps']): Promise<void> {
  for (const key of await allKeys(storage)) await storage.remove(key);
}

async function ownRows({ deps, given }: Pick<TestServer, 'deps' | 'given'>, owner: TestUser, canary: string) {
  const job = await given.job({ owner, title: canary, description: canary, company: canary });
  const resume = await given.resume({ owner, fileName: `${canary}.pdf`, notes: canary });
  await deps.storage.put(resume.storageKey, FILES.smallPdf);
  await given.analysis({ owner, resume });
  await given.match({ owner, job, resume });
  await deps.database.fork().execute(
    `insert into outcomes (id, owner_id, job_id, resume_id, interviewed_on, updated_at)
      values (?, ?, ?, ?, '2026-11-01', now())`,
    [newId(), owner.id, job.id, resume.id],
  );
  // Somebody else was revealed: who is in the scene is not.
  await deps.database
    .fork()
    .execute(
      `insert into blind_log (id, owner_id, event, resume_id, reason, happened_at) values (?, ?, 'reveal', ?, ?, now())`,
      [newId(), owner.id, newId(), canary],
    );
  const aliasId = await ownDecisions(deps, { owner, job, resume, canary });
  const twins = await ownTwins({ deps, given }, { owner, resumeId: resume.id, canary });
  return { jobId: job.id, resumeId: resume.id, aliasId, ...twins };
}

/** One that may be of the same person, and one that was merged. */
async function ownTwins(
  { deps, given }: Pick<TestServer, 'deps' | 'given'>,
  { owner, resumeId, canary }: { owner: TestUser; resumeId: string; canary: string },
) {
  const em = deps.database.fork();
  const twin = await given.resume({ owner, fileName: `${canary}-2.pdf`, notes: canary });
  const earlier = await given.resume({ owner, fileName: `${canary}-3.pdf`, notes: canary });
  const mergeId = newId();
  await em.execute(
    `insert into resume_pairs (id, owner_id, first_id, second_id, is_same_email, is_same_phone, found_at)
      values (?, ?, ?, ?, true, false, now())`,
    [newId(), owner.id, resumeId, twin.id],
  );
  await em.execute('update resumes set merged_into = ? where id = ?', [resumeId, earlier.id]);
  await em.execute(
    'insert into resume_merges (id, owner_id, main_id, moved, merged_at) values (?, ?, ?, ?, now())',
    [mergeId, owner.id, resumeId, JSON.stringify([{ id: earlier.id, from: null }])],
  );
  return { twinId: twin.id, mergeId };
}

/** What the owner said of the match, what they call things, and how long the resume stays. Returns the id of a name. */
async function ownDecisions(
  { database }: TestServer['deps'],
  {
    owner,
    job,
    resume,
    canary,
  }: { owner: TestUser; job: { id: string }; resume: { id: string }; canary: string },
): Promise<string> {
  const em = database.fork();
  await em.execute(
    `insert into overrides (id, owner_id, job_id, resume_id, verdict, reason, at)
      values (?, ?, ?, ?, 'possible', 'Said so on the phone.', now())`,
    [newId(), owner.id, job.id, resume.id],
  );
  await em.execute(
    `insert into settled_verdicts (id, owner_id, job_id, resume_id, requirement_id, verdict, read_as, reason, actor, at)
      values (?, ?, ?, ?, ?, 'partly', 'met', 'Said so on the phone.', ?, now())`,
    [newId(), owner.id, job.id, resume.id, SETTLED, owner.username],
  );
  const aliasId = newId();
  await em.execute(
    `insert into aliases (id, owner_id, name, alias, created_at) values (?, ?, 'Forklift', ?, now())`,
    [aliasId, owner.id, canary],
  );
  await em.execute(
    `insert into resume_retention (resume_id, owner_id, delete_on, changed_at) values (?, ?, '2999-01-01', now())`,
    [resume.id, owner.id],
  );
  await em.execute(
    `insert into erasures (id, owner_id, erased_at, cause, removed) values (?, ?, now(), 'request',
      '{"resumes":1,"analyses":0,"matches":0,"outcomes":0,"overrides":0,"settled_verdicts":0,"log_entries":0}')`,
    [newId(), owner.id],
  );
  return aliasId;
}
