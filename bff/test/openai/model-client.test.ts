import { createServer } from 'node:http';
import { createModelClient } from '@shortlist/engine/openai/client/model-client.ts';
import { afterAll, expect, test } from 'vitest';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';

/** It takes every question and answers none. */
const silent = createServer(() => {});
const port = await listenOnLoopback(silent);
afterAll(() => endServer(silent));

const QUESTION = {
  system: 'Judge.',
  user: '{}',
  form: { name: 'verdicts', schema: {} },
  maxOutputTokens: 100,
};

test('[AI-03] an answer that is not there after the time that is given was late: the server was reached', async () => {
  const client = createModelClient({
    apiKey: null,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'any',
    deadlineMs: 50,
    maxTokens: 2000,
    dailyBudget: null,
    prices: null,
  });

  const asked = client.ask(QUESTION, new AbortController().signal);

  await expect(asked).rejects.toMatchObject({ kind: 'timeout' });
});
