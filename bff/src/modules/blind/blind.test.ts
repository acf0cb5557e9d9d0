import { endpoints, type Resume as ResumeView } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';

// Files are read, also on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 });

const server = await startTestServer({ limits: UNLIMITED });
afterAll(() => server.close());
const { given, as, deps } = server;

async function blindUser(): Promise<TestUser> {
  const grace = await given.user({ username: 'Grace' });
  await as(grace).put('/api/blind', { on: true });
  return grace;
}

async function listed(user: TestUser, search = ''): Promise<ResumeView[]> {
  return read(endpoints.resumes.list.response, await as(user).get(`/api/resumes${search}`)).resumes;
}

test('blind mode belongs to the account: it is on in every browser until it is turned off', async () => {
  const grace = await blindUser();

  const session = await as(grace).get('/api/auth/');
  const off = await as(grace).put('/api/blind', { on: false });

  expect(session).toMatchObject({ status: 200, body: { blind_mode: true } });
  expect(off).toMatchObject({ status: 200, body: { blind_mode: false } });
});

test('a candidate has a name that is the same each time, and an address, a file and links that are not there', async () => {
  const grace = await blindUser();
  const resume = await given.resume({ owner: grace });

  const [one] = await listed(grace);
  const two = await as(grace).get(`/api/resumes/${resume.id}`);

  expect(one).toMatchObject({ is_blind: true, email: null, phone: null, links: [], content_hash: null });
  expect(one?.candidate_name).toMatch(/^Candidate [2-9CDFGHJKM]{6}$/);
  expect(one?.file_name).toBe(`${one?.candidate_name}.pdf`);
  expect(two.body).toMatchObject({ candidate_name: one?.candidate_name });
});

test('two candidates of one name have nothing in common', async () => {
  const grace = await blindUser();
  await given.resume({ owner: grace });
  await given.resume({ owner: grace });

  const names = (await listed(grace)).map(({ candidate_name }) => candidate_name);

  expect(new Set(names).size).toBe(2);
});

test('every quote still is the slice of the text that it says', async () => {
  const grace = await blindUser();
  const [job, resume] = [await given.job({ owner: grace }), await given.resume({ owner: grace })];
  const match = read(
    endpoints.matches.match.response,
    await as(grace).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`),
  );

  const { text } = read(
    endpoints.resumes.document.response,
    await as(grace).get(`/api/resumes/${resume.id}/document`),
  );

  const quotes = match.requirements.flatMap((requirement) => requirement.quotes);
  expect(quotes).toHaveLength(1);
  for (const quote of quotes) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  expect(text).toBe('███ ████████\n███████████████');
});

test.each(['Lovelace', 'ada@example.com', 'ada.pdf'])('nobody is found by %s', async (search) => {
  const grace = await blindUser();
  await given.resume({ owner: grace });

  const found = await listed(grace, `?search=${encodeURIComponent(search)}`);
  const counts = await as(grace).get(`/api/resumes/counts?search=${encodeURIComponent(search)}`);

  expect(found).toEqual([]);
  expect(counts.body).toEqual({ active: 0, reserve: 0, inactive: 0 });
});

test('candidates are found by their skills, their title, and the name that stands for them', async () => {
  const grace = await blindUser();
  await given.resume({ owner: grace });
  const [one] = await listed(grace);

  const bySkill = await listed(grace, '?search=typescript');
  const byTitle = await listed(grace, '?search=engineer');
  const bySign = await listed(grace, `?search=${encodeURIComponent(one?.candidate_name ?? '')}`);

  expect([bySkill.length, byTitle.length, bySign.length]).toEqual([1, 1, 1]);
});

test('the order by name is the order of the names that are shown', async () => {
  const grace = await blindUser();
  for (const name of ['Zoe Adams', 'Abel Young', 'Mia Novak', 'Ben Okoro'])
    await given.resume({ owner: grace, candidateName: name });

  const names = (await listed(grace, '?sort=name')).map(({ candidate_name }) => candidate_name);
  const back = (await listed(grace, '?sort=name_desc')).map(({ candidate_name }) => candidate_name);

  expect(names).toEqual([...names].sort());
  expect(back).toEqual(names.toReversed());
});

test.each(['file', 'preview'])(
  'the %s is withheld with a sentence, and opens once the candidate is revealed',
  async (what) => {
    const grace = await blindUser();
    const uploaded = read(endpoints.resumes.upload.response, await as(grace).upload(FILES.smallPdf));
    const id = uploaded.resumes[0]?.id ?? '';

    const before = await as(grace).get(`/api/resumes/${id}/${what}`);
    await as(grace).post(`/api/resumes/${id}/reveal`, { reason: 'Interview scheduled' });
    const after = await as(grace).get(`/api/resumes/${id}/${what}`);

    expect(before).toMatchObject({
      status: 403,
      body: {
        error: "This file would reveal the candidate's identity. Reveal the candidate to open it.",
      },
    });
    expect(after.status).toBe(200);
  },
);

test('a candidate is revealed with a reason, alone, for good, and the log says so', async () => {
  const grace = await blindUser();
  const [ada, other] = [await given.resume({ owner: grace }), await given.resume({ owner: grace })];

  const revealed = await as(grace).post(`/api/resumes/${ada.id}/reveal`, { reason: ' Interview scheduled ' });
  await as(grace).post(`/api/resumes/${ada.id}/reveal`, { reason: 'Another reason' });

  const names = new Map((await listed(grace)).map(({ id, candidate_name }) => [id, candidate_name]));
  const log = read(endpoints.blind.log.response, await as(grace).get('/api/blind/log'));
  expect(revealed.body).toMatchObject({ candidate_name: 'Ada Lovelace', is_blind: false });
  expect(names.get(ada.id)).toBe('Ada Lovelace');
  expect(names.get(other.id)).toMatch(/^Candidate /);
  expect(log.entries).toMatchObject([
    { event: 'reveal', resume_id: ada.id, candidate_name: 'Ada Lovelace', reason: 'Interview scheduled' },
    { event: 'on', resume_id: null, reason: null },
  ]);
});

test.each([{}, { reason: '' }, { reason: '  ' }])('nobody is revealed for %j', async (body) => {
  const grace = await blindUser();
  const resume = await given.resume({ owner: grace });

  const reply = await as(grace).post(`/api/resumes/${resume.id}/reveal`, body);

  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { reason: 'Enter a reason, like "Interview scheduled".' } },
  });
  expect((await listed(grace))[0]?.is_blind).toBe(true);
});

test('the database refuses to change what was logged', async () => {
  const grace = await blindUser();

  const change = deps.database
    .fork()
    .execute(`update blind_log set reason = 'None' where owner_id = ?`, [grace.id]);

  await expect(change).rejects.toThrow(/only added to/);
});

test('a status that is changed in blind mode leaves name, address and notes as they were', async () => {
  const grace = await given.user();
  const metadata = { candidateName: 'Ada King', email: 'king@example.com', status: 'active' };
  const notes = JSON.stringify({ notes: 'Ada is kind.', metadata });
  const resume = await given.resume({ owner: grace });
  await as(grace).put(`/api/resumes/${resume.id}`, { notes });
  await as(grace).put('/api/blind', { on: true });
  const shown = z
    .object({ notes: z.string() })
    .parse((await as(grace).get(`/api/resumes/${resume.id}`)).body);

  const changed = shown.notes.replace('"active"', '"reserve"');
  const reply = await as(grace).put(`/api/resumes/${resume.id}`, { notes: changed, file_name: 'x.pdf' });
  await as(grace).put('/api/blind', { on: false });

  expect(shown.notes).not.toMatch(/Ada|King|king/);
  expect(reply).toMatchObject({ status: 200, body: { status: 'reserve', is_blind: true } });
  expect((await as(grace).get(`/api/resumes/${resume.id}`)).body).toMatchObject({
    candidate_name: 'Ada King',
    email: 'king@example.com',
    status: 'reserve',
    notes: JSON.stringify({
      notes: 'Ada is kind.',
      metadata: { status: 'reserve', candidateName: 'Ada King', email: 'king@example.com' },
    }),
  });
});

test('notes that are rewritten around hidden words are refused, and stay', async () => {
  const grace = await given.user();
  const resume = await given.resume({ owner: grace, notes: 'Lovelace is kind.' });
  await as(grace).put('/api/blind', { on: true });

  const reply = await as(grace).put(`/api/resumes/${resume.id}`, { notes: '████████ is very kind.' });
  await as(grace).put('/api/blind', { on: false });

  expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await as(grace).get(`/api/resumes/${resume.id}`)).body).toMatchObject({
    notes: 'Lovelace is kind.',
  });
});

test('the copy of the account is withheld while it is on', async () => {
  const grace = await blindUser();

  const reply = await as(grace).get('/api/account/export');

  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('another user sees their own candidates as ever, and reveals none of mine', async () => {
  const [grace, ada] = [await blindUser(), await given.user()];
  const [mine] = [await given.resume({ owner: grace }), await given.resume({ owner: ada })];

  const list = await listed(ada);
  const reveal = await as(ada).post(`/api/resumes/${mine.id}/reveal`, { reason: 'Curious' });

  expect(list).toMatchObject([{ candidate_name: 'Ada Lovelace', is_blind: false }]);
  expect(reveal).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
