import { endpoints } from '@shortlist/api-contract';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../test/support/caller.ts';
import { answerFromText, answering } from '../../test/support/model-server.ts';
import { calls, model, reset, scene, TEXT } from './openai-scene.ts';

// The engine is loaded by the first question, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
beforeEach(reset);

describe('servers with other ways', () => {
  test('a server without schemas is asked for JSON, then for words alone, and that is remembered', async () => {
    const { match, analyze } = await scene();
    model.respond((request) =>
      request.body.response_format === undefined
        ? answering(`<think>{hm}</think>\n\`\`\`json\n${JSON.stringify(answerFromText(request))}\n\`\`\``)
        : { status: 400, body: { error: { message: 'response_format is not supported' } } },
    );

    const first = await match();
    const asked = model.requests.length;
    const second = await analyze();

    expect([first.engine.name, second.engine.name]).toEqual(['openai', 'openai']);
    expect(asked).toBe(3);
    expect(model.requests).toHaveLength(4);
    expect(model.requests.at(-1)?.body.messages[0]?.content).toContain('Answer with JSON of this schema');
  });

  test('a model without a temperature, or with another name for the longest answer, is asked its way', async () => {
    const { match } = await scene();
    model.respond((request) => {
      if ('temperature' in request.body)
        return {
          status: 400,
          body: { error: { message: "'temperature' does not support 0", param: 'temperature' } },
        };
      if ('max_completion_tokens' in request.body)
        return { status: 422, body: { error: { message: 'unknown field max_completion_tokens' } } };
      return answering(answerFromText(request));
    });

    expect((await match()).engine.name).toBe('openai');
    expect(model.requests.at(-1)?.body).toMatchObject({ response_format: { type: 'json_schema' } });
    expect(model.requests.at(-1)?.body).toHaveProperty('max_tokens');
  });
});

describe('budgets', () => {
  test('over the budget of the day nothing is sent, and the result says so', async () => {
    const { match } = await scene({ dailyBudget: { tokens: 1000 } });

    const result = await match();

    expect(result.engine.note).toBe("Today's AI budget is used up. The built-in engine was used.");
    expect(model.requests).toEqual([]);
    expect(await calls()).toMatchObject([{ outcome: 'budget', attempts: 0, cost_usd: 0 }]);
  });

  test('a resume that is longer than one call may be is not sent', async () => {
    const { match } = await scene({ maxTokens: 1000 });

    expect((await match()).engine.note).toBe(
      'The resume is too long for the AI model. The built-in engine was used.',
    );
    expect(model.requests).toEqual([]);
  });
});

test('who leaves ends the question to the model, and nothing is kept', async () => {
  const { origin, ada, resume, as } = await scene();
  model.respond(() => ({ fault: 'silence' }));
  const leave = new AbortController();
  const asked = fetch(`${origin}/api/ai/resumes/${resume.id}/analyze`, {
    method: 'POST',
    headers: { cookie: ada.cookie },
    signal: leave.signal,
  }).catch((error: unknown) => error);
  await expect.poll(() => model.requests.length, { timeout: 60_000 }).toBe(1);

  leave.abort();
  await asked;

  await expect.poll(async () => (await calls())[0]?.outcome, { timeout: 60_000 }).toBe('cancelled');
  expect(await as(ada).get(`/api/ai/resumes/${resume.id}/analysis`)).toMatchObject({
    body: { analysis: null },
  });
});

test('[AI-05] each of a batch is matched, whether the model answers for it or not', async () => {
  const { ada, as, given, job, resume } = await scene();
  const other = await given.resume({ owner: ada, ...documentFromText(TEXT), pages: null });
  model.respond((request, nth) =>
    nth === 1 ? answering('no', { finish_reason: 'length' }) : answering(answerFromText(request)),
  );

  const reply = await as(ada).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, {
    resume_ids: [resume.id, other.id],
  });

  const { results } = read(endpoints.matches.matchBatch.response, reply);
  const engines = results.flatMap((result) => ('error' in result ? [] : [result.engine.name]));
  expect(engines.toSorted()).toEqual(['local', 'openai']);
});
