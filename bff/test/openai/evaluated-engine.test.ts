import { evaluatedEngine } from '@shortlist/engine/eval/evaluated-engine.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerFromText, answering, startModelServer } from '../../test/support/model-server.ts';

const server = await startModelServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.respond((request) => answering(answerFromText(request)));
});

const RESUME = documentFromText(`Noor Haddad

Experience
Backend Engineer, Northwind, Jan 2018 - Mar 2024
Built services in Go that price freight for forty depots.`);
const JOB = { title: 'Backend Engineer', description: 'Must: Go in production.', skillTags: ['Go'] };

function modelEngine(variables: Readonly<Record<string, string>>) {
  const own = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'a-model', OPENAI_BASE_URL: server.url };
  return evaluatedEngine('openai', { ...own, ...variables });
}

test('a model is measured as the product asks it, and its use is told', async () => {
  const { analyzer, describeUse } = modelEngine({});

  const result = await analyzer.match(RESUME, JOB);

  expect(result.engine).toMatchObject({ name: 'openai', note: null });
  expect(server.requests).toHaveLength(1);
  expect(describeUse()).toEqual([
    'requests to the model 1: answered 1',
    'prompt tokens 1,000, completion tokens 200',
    expect.stringMatching(/^cost unknown/),
  ]);
});

test('the local engine asks nobody', async () => {
  const { analyzer, describeUse } = evaluatedEngine('local');

  expect(analyzer.name).toBe('local');
  expect(describeUse()).toEqual([]);
});

test('tokens that the server does not tell are not made up, nor is their cost', async () => {
  const { analyzer, describeUse } = modelEngine({ OPENAI_PRICE_INPUT: '0.5', OPENAI_PRICE_OUTPUT: '2' });
  server.respond((request, nth) => {
    const reply = answering(answerFromText(request));
    return nth > 1 ? reply : { body: { ...Object(reply.body), usage: undefined } };
  });

  await analyzer.match(RESUME, JOB);
  const afterOne = describeUse();
  await analyzer.match(RESUME, JOB);
  const afterTwo = describeUse();

  expect(afterOne).toEqual([
    'requests to the model 1: answered 1',
    'the server told no usage: tokens and cost are unknown',
  ]);
  expect(afterTwo).toEqual([
    'requests to the model 2: answered 2',
    'prompt tokens 1,000, completion tokens 200',
    'the server told no usage for 1 of 2 questions, which are not counted',
    'cost at least $0.0009',
  ]);
});

test.each([
  ['refuses the key', { status: 401 }, 'refuses OPENAI_API_KEY: set a valid key.'],
  ['knows no such model', { status: 404 }, 'check OPENAI_BASE_URL and OPENAI_MODEL.'],
  ['breaks the connection', { fault: 'reset' }, "can't be reached."],
  ['fails', { status: 500 }, 'answers with errors.'],
  ['takes no more', { status: 429, headers: { 'retry-after': '60' } }, 'takes no more requests now.'],
] as const)('a server that %s ends the measurement with a sentence', async (_, reply, sentence) => {
  const { analyzer } = modelEngine({});
  server.respond(() => reply);

  await expect(analyzer.match(RESUME, JOB)).rejects.toThrow(sentence);
});

test('a resume without a usable answer ends nothing, five after each other do', async () => {
  const { analyzer } = modelEngine({});
  await analyzer.match(RESUME, JOB);
  server.respond(() => answering('no JSON'));

  for (let nth = 1; nth <= 5; nth += 1) {
    const { engine } = await analyzer.match(RESUME, JOB);
    expect(engine).toMatchObject({ name: 'local', note: expect.stringContaining('invalid response') });
  }

  await expect(analyzer.match(RESUME, JOB)).rejects.toThrow(
    'gave no usable answer again and again (malformed).',
  );
});

test('what is missing to measure a model is named', () => {
  expect(() => evaluatedEngine('openai', {})).toThrow(
    'Asking a model needs OPENAI_API_KEY and OPENAI_MODEL.',
  );
  expect(() => evaluatedEngine('other')).toThrow('There is no engine "other": --engine is local or openai.');
});
