import { analysisEndpoints } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, analyzer } = server;

const analyzed = (reply: Reply) => read(analysisEndpoints.analyze.response, reply).analysis;

test('[AI-01] analyzes a resume, and the answer has scores, findings and when', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });

  const before = Date.now();
  const result = analyzed(await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`));
  const after = Date.now();

  expect(result).toMatchObject({ resume_id: resume.id, score_overall: 0.8, strengths: ['Has a name'] });
  expect(Date.parse(result.evaluated_at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(result.evaluated_at)).toBeLessThanOrEqual(after);
  expect(await as(ada).get(`/api/ai/resumes/${resume.id}/analysis`)).toMatchObject({
    body: { analysis: result },
  });
});

test('a resume that was not analyzed has none', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });

  expect(await as(ada).get(`/api/ai/resumes/${resume.id}/analysis`)).toMatchObject({
    status: 200,
    body: { analysis: null },
  });
});

test('the same text and engine give the stored result, with its time, and ask the engine once', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const first = analyzed(await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`));
  const asked = analyzer.asked;

  const second = analyzed(await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`));

  expect(second).toEqual(first);
  expect(analyzer.asked).toBe(asked);
});

test('another version of the engine gives a new result, which takes the place of the old one', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`);
  Object.assign(analyzer, { version: '2', score: 0.4 });

  const result = analyzed(await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`));

  Object.assign(analyzer, { version: '1', score: 0.8 });
  expect(result).toMatchObject({ score_overall: 0.4, engine: { version: '2' } });
  expect(await as(ada).get(`/api/resumes/${resume.id}`)).toMatchObject({
    body: { analysis: { score_overall: 0.4 } },
  });
});

test('a resume without text is never scored', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada, text: ' \n ' });

  const reply = await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`);

  expect(reply).toMatchObject({ status: 422, body: { code: 'no_text' } });
  expect(await as(ada).get(`/api/ai/resumes/${resume.id}/analysis`)).toMatchObject({
    body: { analysis: null },
  });
});
