import type { ModelOutcome } from '@shortlist/api-contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFromText, answering, type ModelReply } from '../../test/support/model-server.ts';
import { calls, model, reset, scene } from './openai-scene.ts';

// The engine is loaded by the first question, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
beforeEach(reset);

interface Bad {
  readonly why: string;
  readonly reply: () => ModelReply;
  readonly outcome: ModelOutcome;
  readonly requests: number;
}

const BAD: readonly Bad[] = [
  {
    why: 'JSON that ends too soon',
    reply: () => answering('{"verdicts": ['),
    outcome: 'malformed',
    requests: 2,
  },
  { why: 'prose', reply: () => answering('A fine candidate!'), outcome: 'malformed', requests: 2 },
  { why: 'another form', reply: () => answering({ verdict: 'met' }), outcome: 'malformed', requests: 2 },
  { why: 'no choices', reply: () => ({ body: { choices: [] } }), outcome: 'malformed', requests: 2 },
  { why: 'no words', reply: () => answering(''), outcome: 'malformed', requests: 2 },
  {
    why: 'a page instead of JSON',
    reply: () => ({ headers: { 'content-type': 'text/html' }, body: '<html>' }),
    outcome: 'malformed',
    requests: 2,
  },
  {
    why: 'a body that is no JSON',
    reply: () => ({ body: '{"choices": [' }),
    outcome: 'malformed',
    requests: 2,
  },
  { why: 'two megabytes', reply: () => answering('x'.repeat(2_000_000)), outcome: 'malformed', requests: 2 },
  {
    why: 'a cut answer',
    reply: () => answering('{"verdicts": [', { finish_reason: 'length' }),
    outcome: 'truncated',
    requests: 1,
  },
  {
    why: 'a refusal',
    reply: () => answering('', { message: { role: 'assistant', content: null, refusal: 'No.' } }),
    outcome: 'refused',
    requests: 1,
  },
  {
    why: 'a filter',
    reply: () => answering('', { finish_reason: 'content_filter' }),
    outcome: 'refused',
    requests: 1,
  },
  {
    why: 'a server that fails',
    reply: () => ({ status: 500, body: { error: { message: 'oops' } } }),
    outcome: 'server_error',
    requests: 4,
  },
  {
    why: 'too many requests',
    reply: () => ({ status: 429, body: {} }),
    outcome: 'rate_limited',
    requests: 4,
  },
  {
    why: 'too many requests for an hour',
    reply: () => ({ status: 429, headers: { 'retry-after': '3600' }, body: {} }),
    outcome: 'rate_limited',
    requests: 1,
  },
  {
    why: 'a wrong key',
    reply: () => ({ status: 401, body: { error: { message: 'Incorrect API key' } } }),
    outcome: 'unauthorised',
    requests: 1,
  },
  {
    why: 'no such model',
    reply: () => ({ status: 404, body: { error: { message: 'no model' } } }),
    outcome: 'rejected',
    requests: 1,
  },
  {
    why: 'another address',
    reply: () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/steal' }, body: '' }),
    outcome: 'rejected',
    requests: 1,
  },
  {
    why: 'a question too long',
    reply: () => ({
      status: 400,
      body: { error: { message: 'maximum context length', code: 'context_length_exceeded' } },
    }),
    outcome: 'too_long',
    requests: 1,
  },
  { why: 'a broken connection', reply: () => ({ fault: 'reset' }), outcome: 'unreachable', requests: 4 },
];

describe('a model that gives nothing that can be used', () => {
  test.each(BAD)('[AI-03] $why: the local engine does the work and says why', async (bad) => {
    const { match } = await scene();
    model.respond(bad.reply);

    const result = await match();

    expect(result.engine.name).toBe('local');
    expect(result.engine.note).toMatch(/\. The built-in engine was used\.$/);
    expect(result.requirements.length).toBeGreaterThan(2);
    expect(model.requests).toHaveLength(bad.requests);
    expect(await calls()).toMatchObject([{ kind: 'match', outcome: bad.outcome, attempts: bad.requests }]);
  });

  test.each([
    ['never answers', 'silence'],
    ['answers without end', 'drip'],
  ] as const)('[AI-03] a model that %s is not waited for beyond the deadline', async (_, fault) => {
    const { match } = await scene({ deadlineMs: 300 });
    model.respond(() => ({ fault }));

    const result = await match();

    expect(result.engine).toMatchObject({
      name: 'local',
      note: 'The AI model timed out. The built-in engine was used.',
    });
    expect(await calls()).toMatchObject([{ outcome: 'timeout', is_estimated: true }]);
  });

  test('[AI-01] an analysis whose points stand nowhere is made by the local engine', async () => {
    const { analyze } = await scene();
    model.respond(() =>
      answering({
        points: [{ kind: 'strength', title: 'Won a prize', detail: null, quotes: ['Nobel Prize'] }],
        questions: [],
      }),
    );

    const analysis = await analyze();

    expect(analysis.engine).toMatchObject({
      name: 'local',
      note: 'The AI model returned an invalid response. The built-in engine was used.',
    });
    expect(analysis.strengths).not.toContain('Won a prize');
  });

  test('no server at all: the local engine does the work', async () => {
    const { analyze } = await scene({ baseUrl: 'http://127.0.0.1:1/v1' });

    expect((await analyze()).engine).toMatchObject({
      name: 'local',
      note: "Couldn't reach the AI model. The built-in engine was used.",
    });
  });

  test('what the local engine did instead is asked of the model again', async () => {
    const { match } = await scene();
    model.respond(() => answering('no'));
    const first = await match();
    model.respond((request) => answering(answerFromText(request)));

    const second = await match();

    expect(first.engine.name).toBe('local');
    expect(second.engine).toMatchObject({ name: 'openai', note: null });
  });

  test('one failure in passing is not seen: it is asked once more, as soon as the server allows', async () => {
    const { match } = await scene();
    model.respond((request, nth) =>
      nth === 1
        ? { status: 503, headers: { 'retry-after-ms': '5' }, body: {} }
        : answering(answerFromText(request)),
    );

    expect((await match()).engine.name).toBe('openai');
    expect(await calls()).toMatchObject([{ outcome: 'answered', attempts: 2, input_tokens: 1000 }]);
  });

  test('a server that fails again and again is left alone', async () => {
    const { analyze } = await scene();
    model.respond(() => ({ status: 500, body: {} }));
    for (let time = 0; time < 5; time += 1) await analyze();
    const asked = model.requests.length;

    const { engine } = await analyze();

    expect(engine.note).toBe('The AI model is paused after repeated failures. The built-in engine was used.');
    expect(model.requests).toHaveLength(asked);
    expect((await calls())[0]).toMatchObject({ outcome: 'paused', attempts: 0 });
  });

  test('a refused key is told to the operator, without the key, and not tried on', async () => {
    const { analyze, logged } = await scene();
    model.respond(() => ({ status: 401, body: { error: { message: 'bad key sk-secret-of-the-shop' } } }));

    await analyze();
    await analyze();

    expect(logged.filter((line) => line.includes('rejected OPENAI_API_KEY'))).toHaveLength(1);
    expect(logged.join('\n')).not.toContain('sk-secret');
    expect(model.requests).toHaveLength(1);
  });
});
