import { sql } from '@mikro-orm/core';
import { Match, matches, resumes } from '@shortlist/api-contract';
import { type Analyzer, createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';
import { prepareStoredResumes } from './prepare-stored-resumes.ts';

/** The real engine, which counts what it is asked. */
const local = createLocalAnalyzer();
const counted = { prepared: 0, matchedFromText: 0, version: 'first' };
const engine: Analyzer = {
  ...local,
  match(document, job, options) {
    if (document.prepared === undefined) counted.matchedFromText += 1;
    return local.match(document, job, options);
  },
  preparation: local.preparation && {
    get version() {
      return counted.version;
    },
    prepare(document, options) {
      counted.prepared += 1;
      return (local.preparation ?? expect.fail()).prepare(document, options);
    },
  },
};
const server = await startTestServer({ engine, works: 'here', limits: UNLIMITED });
afterAll(() => server.close());
beforeEach(() => Object.assign(counted, { prepared: 0, matchedFromText: 0 }));

const TEXT =
  'Ada Lovelace\nExperience\nEngineer, Analytical Engines, Mar 2016 - Present\n- Wrote programs in SQL.';

async function someone() {
  const ada = await server.given.user();
  const job = await server.given.job({ owner: ada, title: 'Engineer', description: 'Must have: SQL' });
  return { ada, call: server.as(ada), job };
}

const readingsOf = (resumeId: string) =>
  server.deps.database
    .fork()
    .execute<{ version: string; fingerprint: string }[]>(
      sql`select version, fingerprint from resume_readings where resume_id = ${resumeId}`,
    );

const prepareAll = () =>
  prepareStoredResumes(server.deps.database.fork(), server.deps, new AbortController().signal);

test('an upload keeps what matches need, and a match prepares nothing again', async () => {
  const { call, job } = await someone();
  const [resume] = read(resumes.upload.response, await call.upload(FILES.pdf)).resumes;
  expect(await readingsOf(resume?.id ?? '')).toMatchObject([{ version: 'first' }]);
  const matched = `/api/ai/jobs/${job.id}/resumes/${resume?.id}/match`;

  const result = read(Match, await call.post(matched));

  expect(counted).toMatchObject({ prepared: 1, matchedFromText: 0 });
  expect(result.requirements.length).toBeGreaterThan(0);
});

test('a batch prepares once what nothing was kept of, and scores it as a match from its text does', async () => {
  const { ada, call, job } = await someone();
  const other = await server.given.job({ owner: ada, title: 'Engineer', description: 'Must have: SQL' });
  const resume = await server.given.resume({ owner: ada, text: TEXT, blocks: [] });
  const run = async (jobId: string) => {
    const body = { kind: 'match', job_id: jobId, resume_ids: [resume.id] };
    const { id } = (await call.post('/api/batches', body)).body as { id: string };
    await expect
      .poll(async () => (await call.get(`/api/batches/${id}`)).body, { timeout: 15_000 })
      .toMatchObject({ done: 1 });
    const { match } = read(
      matches.latest.response,
      await call.get(`/api/ai/jobs/${jobId}/resumes/${resume.id}/match`),
    );
    return match?.match_score;
  };

  const first = await run(job.id);
  const second = await run(other.id);

  expect(counted).toMatchObject({ prepared: 1, matchedFromText: 0 });
  expect(second).toBe(first);
  const document = { text: TEXT, blocks: [], pages: 1, asOf: resume.uploadedAt.toISOString().slice(0, 7) };
  const expected = await local.match(document, {
    title: 'Engineer',
    description: 'Must have: SQL',
    skillTags: [],
  });
  expect(second).toBe(expected.match_score);
});

test('what is kept of another text is not used', async () => {
  const { ada, call, job } = await someone();
  const resume = await server.given.resume({ owner: ada, text: TEXT, blocks: [] });
  await call.post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`);
  const [before] = await readingsOf(resume.id);
  await server.deps.database
    .fork()
    .execute(sql`update resumes set text = text || ' And PostgreSQL.' where id = ${resume.id}`);

  await call.post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`);

  const [after] = await readingsOf(resume.id);
  expect(counted.prepared).toBe(2);
  expect(after?.fingerprint).not.toBe(before?.fingerprint);
});

test('a new version of the engine prepares in the background what an older one had, each once', async () => {
  const { ada } = await someone();
  const resume = await server.given.resume({ owner: ada, text: TEXT, blocks: [] });
  const wordless = await server.given.resume({ owner: ada, text: '', blocks: [] });
  await prepareAll();
  counted.version = 'second';
  counted.prepared = 0;

  await prepareAll();
  const prepared = counted.prepared;
  await prepareAll();

  expect(await readingsOf(resume.id)).toMatchObject([{ version: 'second' }]);
  expect(await readingsOf(wordless.id)).toEqual([]);
  // The one without words is tried again, and nothing else.
  expect(prepared).toBeGreaterThan(1);
  expect(counted.prepared).toBe(prepared + 1);
  expect(server.logged.join('\n')).not.toContain('could not be prepared');
});

test('a deleted resume leaves nothing of what was kept', async () => {
  const { call } = await someone();
  const [resume] = read(resumes.upload.response, await call.upload(FILES.docx)).resumes;
  expect(await readingsOf(resume?.id ?? '')).toHaveLength(1);

  await call.delete(`/api/resumes/${resume?.id}`);

  expect(await readingsOf(resume?.id ?? '')).toEqual([]);
});
