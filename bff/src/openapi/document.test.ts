import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { allCalls, templateOf } from './calls.ts';
import { createDocument } from './document.ts';

const document = createDocument();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('[AP-01] the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();

  const { valid, errors } = await validator.validate(
    JSON.parse(JSON.stringify(document)) as Parameters<Validator['validate']>[0],
  );

  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('[AP-01] the document holds every call of the contract once, and no other', () => {
  const written = operations.map(({ operationId }) => operationId);

  expect(written.sort()).toEqual(allCalls.map(({ id }) => id).sort());
  for (const { path, method, id } of allCalls) {
    expect(document.paths[templateOf(path)]?.[method.toLowerCase()]?.operationId).toBe(id);
  }
});

test('[AP-01] the same contract gives the same text', () => {
  expect(JSON.stringify(createDocument())).toBe(JSON.stringify(document));
});

test('[AP-03] only public calls need no session', () => {
  const open = operations.filter(({ security }) => Array.isArray(security) && security.length === 0);

  const isPublic = allCalls.filter(({ access }) => access === 'public');
  expect(open.map(({ operationId }) => operationId).sort()).toEqual(isPublic.map(({ id }) => id).sort());
});

test('[AP-01] what has a name in the contract is a component, and the database’s own fields are none', () => {
  const { schemas } = document.components as { schemas: Record<string, { additionalProperties?: boolean }> };

  for (const name of ['Job', 'Resume', 'Match', 'Analysis', 'Plan', 'User', 'Batch', 'ErrorBody']) {
    expect(schemas[name], name).toMatchObject({ type: 'object', additionalProperties: false });
  }
  expect(JSON.stringify(document)).not.toMatch(/password_?hash|storage_?key|owner_?id/i);
});

test('[AP-01] the document says how a PDF is asked for to be shown', () => {
  const file = operations.find(({ operationId }) => operationId === 'resumes.file');

  expect(file?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'inline',
      in: 'query',
      required: false,
      description: expect.any(String),
    }),
  );
});
