import { evaluatedEngine } from '@shortlist/engine/eval/evaluated-engine.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { afterAll, expect, test } from 'vitest';
import { startModelServer } from '../../test/support/model-server.ts';

const server = await startModelServer();
afterAll(() => server.close());

const RESUME = documentFromText(`Noor Haddad

Experience
Backend Engineer, Northwind, Jan 2018 - Mar 2024
Built services in Go that price freight for forty depots.`);
const JOB = { title: 'Backend Engineer', description: 'Must: Go in production.', skillTags: ['Go'] };

test('a model is measured as the product asks it, and its use is told', async () => {
  const { analyzer, describeUse } = evaluatedEngine('openai', {
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'a-model',
    OPENAI_BASE_URL: server.url,
  });

  const result = await analyzer.match(RESUME, JOB);

  expect(result.engine).toMatchObject({ name: 'openai', note: null });
  expect(server.requests).toHaveLength(1);
  expect(describeUse()).toEqual([expect.stringMatching(/^the model: answered 1; tokens in \d+, out \d+$/)]);
});

test('the local engine asks nobody', async () => {
  const { analyzer, describeUse } = evaluatedEngine('local');

  expect(analyzer.name).toBe('local');
  expect(describeUse()).toEqual([]);
});

test('what is missing to measure a model is named', () => {
  expect(() => evaluatedEngine('openai', {})).toThrow(
    '--engine openai needs OPENAI_API_KEY and OPENAI_MODEL.',
  );
  expect(() => evaluatedEngine('other')).toThrow('There is no engine "other": --engine is local or openai.');
});
