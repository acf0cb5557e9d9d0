// @module-tag postgres: requirements are kept as JSON, and edited under a lock.
import {
  Match,
  MOST_REQUIREMENTS,
  matches,
  type Requirement,
  RequirementList,
  requirements,
  serializeJobDescription,
} from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, analyzer } = server;

const TEXT = 'We sort parcels.\n- Runs the night shift\n- Drives a forklift';
const METADATA = null;
const FORKLIFT = { text: 'Drives a forklift', kind: 'must', type: 'license', weight: 3 } as const;

const ada = await given.user();
const pathOf = ({ id }: { id: string }) => `/api/ai/jobs/${id}/requirements`;
const listed = async (job: { id: string }, owner: TestUser = ada) =>
  read(RequirementList, await as(owner).get(pathOf(job)));
const save = (job: { id: string }, list: readonly object[]) =>
  as(ada).put(pathOf(job), { requirements: list });

/** A position with two requirements, and a resume that is matched against it. */
async function matched() {
  const description = serializeJobDescription({ text: TEXT, metadata: METADATA });
  const [job, resume] = [await given.job({ owner: ada, description }), await given.resume({ owner: ada })];
  const match = async () =>
    read(Match, await as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`));
  return { job, resume, match, first: await match() };
}

const wordsOf = ({ text, requirements: list }: RequirementList) =>
  list.map(({ span }) => span && text.slice(span.start, span.end));

test('[VD-02] what the engine reads is listed in its order, each with its words in the text', async () => {
  const { job } = await matched();

  const list = await listed(job);

  expect(list).toMatchObject({ is_edited: false, text: TEXT, older_matches: 0 });
  expect(list.requirements.map(({ text }) => text)).toEqual(['Runs the night shift', 'Drives a forklift']);
  expect(wordsOf(list)).toEqual(['Runs the night shift', 'Drives a forklift']);
});

test('[VD-02] what a recruiter changed, added, deleted, and moved is saved with the position', async () => {
  const { job } = await matched();
  const [, forklift] = (await listed(job)).requirements;

  const reply = await save(job, [
    { text: 'SAP or Oracle', kind: 'nice', type: 'skill', weight: 1, alternatives: ['SAP', 'Oracle'] },
    { ...forklift, kind: 'nice', weight: 2 },
  ]);

  const saved = read(requirements.save.response, reply);
  expect(saved).toEqual(await listed(job));
  expect(saved.is_edited).toBe(true);
  expect(saved.requirements).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      text: 'SAP or Oracle',
      kind: 'nice',
      type: 'skill',
      weight: 1,
      alternatives: ['SAP', 'Oracle'],
      needed: 1,
      span: null,
      source: 'recruiter',
    },
    { ...forklift, kind: 'nice', weight: 2 },
  ]);
});

test('[VD-02] matches made before stay, say that they are of an older reading, and no longer once made again', async () => {
  const { job, match, first } = await matched();
  expect(first.is_older_reading).toBe(false);

  await save(job, [FORKLIFT]);

  const history = async () => {
    const path = `/api/job-resume-scores/user/jobs-with-matches?job_id=${job.id}`;
    const { jobs } = read(matches.jobsWithMatches.response, await as(ada).get(path));
    return jobs[0]?.matched_resumes.map(({ is_older_reading }) => is_older_reading);
  };
  const latest = await as(ada).get(`/api/ai/jobs/${job.id}/resumes/${first.resume_id}/match`);
  expect(latest.body).toEqual({ match: { ...first, is_older_reading: true, older_reading: 'requirements' } });
  expect(await history()).toEqual([true]);
  expect((await listed(job)).older_matches).toBe(1);

  const second = await match();
  expect(second.requirements.map(({ text }) => text)).toEqual(['Drives a forklift']);
  expect(second.is_older_reading).toBe(false);
  expect(await history()).toEqual([false]);
  expect((await listed(job)).older_matches).toBe(0);
});

test('[VD-02] every list of the history tells which matches are of an older reading', async () => {
  const { job, resume } = await matched();
  await save(job, [FORKLIFT]);

  for (const query of ['', '?sort=best', `?job_id=${job.id}`, `?resume_id=${resume.id}`]) {
    const path = `/api/job-resume-scores/user/jobs-with-matches${query}`;
    const { jobs } = read(matches.jobsWithMatches.response, await as(ada).get(path));
    const row = jobs.find(({ job_id }) => job_id === job.id)?.matched_resumes[0];
    expect(row?.is_older_reading).toBe(true);
  }
});

test('[VD-02] without the changes the reading of the engine holds again, and so do the matches made with it', async () => {
  const { job } = await matched();
  const before = await listed(job);
  await save(job, []);
  expect(await listed(job)).toMatchObject({ requirements: [], is_edited: true, older_matches: 1 });

  const reply = await as(ada).delete(pathOf(job));

  expect(read(requirements.reset.response, reply)).toEqual(before);
  expect(await listed(job)).toEqual(before);
});

test('[VD-02] when the description changes, spans follow their words, and end with them', async () => {
  const { job } = await matched();
  await save(job, (await listed(job)).requirements);

  const text = 'We sort parcels and letters.\n- Drives a forklift';
  const description = serializeJobDescription({ text, metadata: METADATA });
  await as(ada).put(`/api/jobs/${job.id}`, { title: 'Sorter', description });

  const list = await listed(job);
  expect(list).toMatchObject({ is_edited: true, text });
  expect(list.requirements.map((each) => each.text)).toEqual(['Runs the night shift', 'Drives a forklift']);
  expect(wordsOf(list)).toEqual([null, 'Drives a forklift']);
});

test('[VD-02] a posting is read while it is written, and nothing is kept of it', async () => {
  const reply = await as(ada).post('/api/ai/requirements', { title: 'Sorter', text: TEXT });

  const found: Requirement[] = read(requirements.read.response, reply).requirements;
  expect(found.map(({ text }) => text)).toEqual(['Runs the night shift', 'Drives a forklift']);
  expect(await as(ada).post('/api/ai/requirements', { text: '' })).toMatchObject({
    status: 200,
    body: { requirements: [] },
  });
});

test('[VD-07] an engine that takes too long is told in its own sentence', async () => {
  const { job } = await matched();
  analyzer.fault = new AppError('timeout', 'This text took too long to read.');

  const replies = [
    await as(ada).get(pathOf(job)),
    await as(ada).post('/api/ai/requirements', { text: TEXT }),
  ];

  analyzer.fault = null;
  for (const reply of replies) expect(reply).toMatchObject({ status: 504, body: { code: 'timeout' } });
});

test.each([
  [{}, 'requirements', 'Requirements must be a list.'],
  [{ requirements: [{ ...FORKLIFT, text: ' ' }] }, 'requirements.0.text', 'Say what is required.'],
  [
    { requirements: [{ ...FORKLIFT, weight: 11 }] },
    'requirements.0.weight',
    'Weight must be a number from 0 to 10.',
  ],
  [
    { requirements: [{ ...FORKLIFT, kind: 'maybe' }] },
    'requirements.0.kind',
    'kind must be must, nice, duty, or logistics.',
  ],
  [
    { requirements: Array.from({ length: MOST_REQUIREMENTS + 1 }, () => FORKLIFT) },
    'requirements',
    'A position can have up to 200 requirements.',
  ],
])('what is no list of requirements is refused, and nothing changes', async (body, field, sentence) => {
  const { job } = await matched();

  expect(await as(ada).put(pathOf(job), body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { [field]: sentence } },
  });
  expect((await listed(job)).is_edited).toBe(false);
});

test('[AP-01] nobody reads or changes what the position of another asks for', async () => {
  const [{ job }, grace] = [await matched(), await given.user()];

  for (const [caller, status] of [
    [as(grace), 404],
    [anyone, 401],
  ] as const) {
    expect(await caller.get(pathOf(job))).toMatchObject({ status });
    expect(await caller.put(pathOf(job), { requirements: [] })).toMatchObject({ status });
    expect(await caller.delete(pathOf(job))).toMatchObject({ status });
  }
  expect(await anyone.post('/api/ai/requirements', { text: TEXT })).toMatchObject({ status: 401 });
  expect((await listed(job)).is_edited).toBe(false);
});
