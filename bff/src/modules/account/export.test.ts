import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { EXPORT_PARTS } from './export-parts.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const Row = z.looseObject({ id: z.string() });
const Export = z.looseObject({
  profile: Row,
  jobs: z.array(Row),
  resumes: z.array(z.looseObject({ id: z.string(), file_url: z.string() })),
});

const download = (user: Parameters<typeof as>[0]) => as(user).get('/api/account/export');

test('an export is a file with everything of its owner and nothing of another', async () => {
  const [ada, grace] = [await given.user({ username: 'Ada “A” \n' }), await given.user()];
  const job = await given.job({ owner: ada, title: 'Night Operations Planner' });
  const resume = await given.resume({ owner: ada, notes: 'Called back.' });
  await given.analysis({ owner: ada, resume });
  await given.match({ owner: ada, job, resume });
  await given.subscription({ owner: ada, plan: await given.plan({ name: 'Silver' }) });
  const of = await given.job({ owner: grace, title: 'Of another' });

  const reply = await download(ada);

  expect(reply.headers.get('content-disposition')).toMatch(
    /^attachment; filename="shortlist-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(reply.body).toMatchObject({
    profile: { id: ada.id, email: ada.email, username: 'Ada “A” \n' },
    sessions: [{ user_agent: null }],
    jobs: [{ id: job.id, title: 'Night Operations Planner' }],
    resumes: [{ id: resume.id, notes: 'Called back.', file_url: `/api/resumes/${resume.id}/file` }],
    analyses: [{ resume_id: resume.id }],
    matches: [{ job_id: job.id, resume_id: resume.id }],
    outcomes: [],
    batches: [],
    batch_items: [],
    subscriptions: [{ plan: 'Silver' }],
  });
  expect(reply.text).not.toContain(of.id);
});

test('an export holds no hash and no key of this server', async () => {
  const ada = await given.user();
  const hash = await hashPassword('correct horse battery');
  const resume = await given.resume({ owner: ada });
  await deps.database.fork().execute('update users set password_hash = ? where id = ?', [hash, ada.id]);

  const { text } = await download(ada);

  expect(text).not.toContain(hash);
  expect(text).not.toContain(resume.storageKey);
  expect(text).not.toMatch(/token_hash|password/);
});

test('an export of more than one page of rows has each of them once', async () => {
  const ada = await given.user();
  await deps.database.fork().execute(
    `insert into jobs (id, owner_id, title, created_at, updated_at)
      select gen_random_uuid(), ?, 'Job ' || n, now(), now() from generate_series(1, 250) n`,
    [ada.id],
  );

  const { jobs } = Export.parse((await download(ada)).body);

  expect(new Set(jobs.map(({ id }) => id)).size).toBe(250);
  expect(jobs).toHaveLength(250);
});

test('every table that knows an owner is exported', async () => {
  const tables = await deps.database.fork().execute<{ name: string }[]>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('owner_id', 'user_id')`,
  );
  // What only ties a payment to its user, what is reckoned of a resume or counted, and what a passkey must sign within
  // minutes; subscription, resume, passkey, and what is counted are told themselves.
  const aside = [
    'checkouts',
    'stripe_customers',
    'resume_prints',
    'webauthn_challenges',
    'counters',
    'candidate_changes',
    'superseded_matches',
  ];

  const names = tables.map(({ name }) => name).filter((name) => !aside.includes(name));
  expect(Object.keys(EXPORT_PARTS)).toEqual(expect.arrayContaining(names));
});

test('an export is asked for ten times an hour at most', async () => {
  const ada = await given.user({ email: `${newId()}@example.com` });
  for (let call = 0; call < 10; call += 1) await download(ada);

  expect(await download(ada)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
