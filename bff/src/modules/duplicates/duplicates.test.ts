// @module-tag postgres: merges move rows under locks.
import { duplicates, resumes } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { indexResume } from './index-resume.ts';
import { indexStoredResumes } from './index-stored-resumes.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const PROSE = Array.from({ length: 200 }, (_, at) => `worded${(at * 37) % 211}`).join(' ');

interface Person {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly text?: string;
}

/** A resume that is stored and compared. */
async function stored(owner: TestUser, { email = null, phone = null, text = '' }: Person) {
  const resume = await given.resume({ owner });
  const em = deps.database.fork();
  await em.execute('update resumes set email = ?, phone = ?, text = ? where id = ?', [
    email,
    phone,
    text,
    resume.id,
  ]);
  await indexResume(em, deps.textWork, { id: resume.id, ownerId: owner.id, email, phone, text });
  return resume.id;
}

const groupsOf = async (owner: TestUser, query = '') => {
  const reply = await as(owner).get(`/api/duplicates${query}`);
  const { groups } = read(duplicates.list.response, reply);
  return groups.map((group) => ({ ids: group.resumes.map(({ id }) => id).sort(), reasons: group.reasons }));
};

const listed = async (owner: TestUser) =>
  read(resumes.list.response, await as(owner).get('/api/resumes'))
    .resumes.map(({ id }) => id)
    .sort();

const MAIL = 'ada@example.com';

test('resumes with one email address or one telephone number, however written, are suggested', async () => {
  const ada = await given.user();
  const first = await stored(ada, { email: 'Ada@Example.com' });
  const second = await stored(ada, { email: 'ada@example.com ', phone: '+44 20 7946 0958' });
  const third = await stored(ada, { phone: '0044 (20) 7946-0958' });
  await stored(ada, { email: 'grace@example.com', phone: '+44 20 7946 0000' });

  const groups = await groupsOf(ada);

  expect(groups).toEqual([
    {
      ids: [first, second, third].sort(),
      reasons: [
        { kind: 'email', likeness: null },
        { kind: 'phone', likeness: null },
      ],
    },
  ]);
});

test('near-identical texts are suggested with how much is the same, others are not', async () => {
  const ada = await given.user();
  const first = await stored(ada, { text: PROSE });
  const second = await stored(ada, { text: PROSE.replace('worded37 ', 'changed ') });
  await stored(ada, { text: PROSE.split(' ').toReversed().join(' ') });

  const groups = await groupsOf(ada);

  expect(groups.map(({ ids }) => ids)).toEqual([[first, second].sort()]);
  expect(groups[0]?.reasons).toMatchObject([{ kind: 'text' }]);
  expect(groups[0]?.reasons[0]?.likeness).toBeGreaterThan(0.85);
});

test('the resumes of another are never compared', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  await stored(ada, { email: MAIL, text: PROSE });

  await stored(grace, { email: MAIL, text: PROSE });

  expect(await groupsOf(grace)).toEqual([]);
});

// Two files are read in workers: on a busy machine that takes its time.
test('an upload that may be somebody who is there already says so', { timeout: 120_000 }, async () => {
  const ada = await given.user();
  const upload = async () => read(resumes.upload.response, await as(ada).upload(FILES.pdf)).resumes;

  const [first] = await upload();
  const [second] = await upload();

  expect([first?.possible_duplicates, second?.possible_duplicates]).toEqual([0, 1]);
});

test('a merge hides the earlier versions from the lists, where they can still be opened, and undo restores it all', async () => {
  const ada = await given.user();
  const ids = await Promise.all([stored(ada, { email: MAIL }), stored(ada, {}), stored(ada, {})]);
  const [main, other, third] = ids;

  const reply = await as(ada).post('/api/duplicates/merges', { main_id: main, resume_ids: [other, third] });
  const { merge_id } = read(duplicates.merge.response, reply);

  expect(await listed(ada)).toEqual([main]);
  const hidden = read(resumes.get.response, await as(ada).get(`/api/resumes/${other}`));
  expect(hidden.merged_into).toBe(main);
  const shown = read(resumes.get.response, await as(ada).get(`/api/resumes/${main}`));
  expect(shown.earlier_versions).toBe(2);
  const { merges } = read(duplicates.merges.response, await as(ada).get(`/api/resumes/${main}/merges`));
  expect(merges.map((merge) => merge.resumes.map(({ id }) => id))).toEqual([[other, third]]);
  expect(await as(ada).delete(`/api/duplicates/merges/${merge_id}`)).toMatchObject({ status: 200 });
  expect(await listed(ada)).toEqual([...ids].sort());
});

test('nested merges are undone newest first', async () => {
  const ada = await given.user();
  const [a, b, c] = [await stored(ada, {}), await stored(ada, {}), await stored(ada, {})];
  const merge = async (main_id: string, id: string) =>
    read(
      duplicates.merge.response,
      await as(ada).post('/api/duplicates/merges', { main_id, resume_ids: [id] }),
    ).merge_id;
  const first = await merge(b, a);
  const second = await merge(c, b);

  const tooEarly = await as(ada).delete(`/api/duplicates/merges/${first}`);

  expect(tooEarly).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await as(ada).delete(`/api/duplicates/merges/${second}`);
  expect(await listed(ada)).toEqual([b, c].sort());
  await as(ada).delete(`/api/duplicates/merges/${first}`);
  expect(await listed(ada)).toEqual([a, b, c].sort());
});

test('a merge keeps matches and analyses, and deleting the main one brings the earlier versions back', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const job = await given.job({ owner: ada });
  await given.match({ owner: ada, job, resume });
  const main = await stored(ada, {});

  await as(ada).post('/api/duplicates/merges', { main_id: main, resume_ids: [resume.id] });

  expect(await as(ada).get(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`)).toMatchObject({
    status: 200,
  });
  await as(ada).delete(`/api/resumes/${main}`);
  expect(await listed(ada)).toEqual([resume.id]);
});

test('a resume can not be merged with itself, nor twice', async () => {
  const ada = await given.user();
  const [a, b, c] = [await stored(ada, {}), await stored(ada, {}), await stored(ada, {})];

  const itself = await as(ada).post('/api/duplicates/merges', { main_id: a, resume_ids: [a] });
  await as(ada).post('/api/duplicates/merges', { main_id: a, resume_ids: [b] });
  const again = await as(ada).post('/api/duplicates/merges', { main_id: c, resume_ids: [b] });

  expect(itself).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('what was dismissed is not suggested again, also not after it is compared again, until that is taken back', async () => {
  const ada = await given.user();
  const [a, b] = [await stored(ada, { email: MAIL }), await stored(ada, { email: MAIL })];

  await as(ada).post('/api/duplicates/dismissals', { resume_ids: [a, b] });
  await indexResume(deps.database.fork(), deps.textWork, {
    id: a,
    ownerId: ada.id,
    text: '',
    email: MAIL,
    phone: null,
  });

  expect(await groupsOf(ada)).toEqual([]);
  await as(ada).post('/api/duplicates/dismissals/undo', { resume_ids: [a, b] });
  expect((await groupsOf(ada)).map(({ ids }) => ids)).toEqual([[a, b].sort()]);
});

test('a changed address is compared at once', async () => {
  const ada = await given.user();
  const [a, b] = [await stored(ada, { email: MAIL }), await stored(ada, {})];

  await as(ada).put(`/api/resumes/${b}`, { notes: JSON.stringify({ email: MAIL }) });

  expect((await groupsOf(ada)).map(({ ids }) => ids)).toEqual([[a, b].sort()]);
});

test('resumes that were stored before are compared in the background', async () => {
  const ada = await given.user();
  const [a, b] = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  const em = deps.database.fork();
  await em.execute('update resumes set email = ? where owner_id = ?', [MAIL, ada.id]);

  await indexStoredResumes(em, deps, new AbortController().signal);

  expect((await groupsOf(ada)).map(({ ids }) => ids)).toEqual([[a.id, b.id].sort()]);
});

test('groups come in pages', async () => {
  const ada = await given.user();
  for (const name of ['one', 'two', 'three'])
    for (let count = 0; count < 2; count += 1) await stored(ada, { email: `${name}@example.com` });

  const first = await as(ada).get('/api/duplicates?limit=2');

  expect(read(duplicates.list.response, first).groups).toHaveLength(2);
  const next = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(await groupsOf(ada, `?limit=2&cursor=${next}`)).toHaveLength(1);
  expect(await as(ada).get('/api/duplicates?cursor=what')).toMatchObject({ status: 400 });
});

test('in blind mode a group tells neither name nor address', async () => {
  const ada = await given.user();
  await stored(ada, { email: MAIL });
  await stored(ada, { email: MAIL });
  await as(ada).put('/api/blind', { on: true });

  const reply = await as(ada).get('/api/duplicates');

  expect(read(duplicates.list.response, reply).groups[0]?.resumes[0]).toMatchObject({
    email: null,
    is_blind: true,
  });
  expect(reply.text).not.toContain(MAIL);
});
