import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls, isRaw } from '../openapi/calls.ts';
import { validationMessage } from './validation-message.ts';

test.each([
  [z.object({ title: z.string() }), { title: 5 }, 'Title must be text.'],
  [z.object({ title: z.string() }), {}, 'Title is missing.'],
  [z.object({ resume_ids: z.array(z.uuid()) }), { resume_ids: ['a'] }, 'Resume ids 1 must be an id.'],
  [z.object({ resume_ids: z.array(z.uuid()) }), { resume_ids: 'a' }, 'Resume ids must be a list.'],
  [z.object({}), [], 'The body must be an object.'],
  [z.object({ name: z.string().max(3) }), { name: 'long' }, 'Name must have at most 3 characters.'],
  [z.object({ kind: z.enum(['a', 'b', 'c']) }), { kind: 'd' }, 'Kind must be a, b, or c.'],
  [z.object({ size: z.number().min(1) }), { size: 0 }, 'Size must be at least 1.'],
])('[AP-02] %# says in plain words what is wrong', (schema, value, sentence) => {
  expect(sentenceFor(schema, value)).toBe(sentence);
});

test('[AP-02] the words of the contract go before', () => {
  const schema = z.object({ title: z.string('Title is required.') });

  expect(sentenceFor(schema, {})).toBe('Title is required.');
});

const WRONG: readonly unknown[] = [
  undefined,
  null,
  5,
  'a',
  '',
  true,
  [],
  ['a'],
  [[]],
  { a: 1 },
  Number.NaN,
  -1,
  1e30,
];
const JARGON =
  /invalid (input|option|string|type|element|uuid)|too (small|big)|expected|received|unrecogni[sz]ed|regex|pattern/i;

test('[AP-02] no wrong value of any field of any call is answered in the words of the validator', () => {
  const told = allCalls
    .flatMap(inputsOf)
    .flatMap((schema) => wrongFor(schema).flatMap((wrong) => sentencesFor(schema, wrong)));

  expect(told.length).toBeGreaterThan(500);
  expect([...new Set(told)].filter((sentence) => JARGON.test(sentence))).toEqual([]);
});

function inputsOf(call: (typeof allCalls)[number]) {
  const body = isRaw(call) ? undefined : call.body;
  return [call.query, body].filter((schema) => schema !== undefined);
}

function wrongFor(schema: z.ZodType): unknown[] {
  return WRONG.flatMap((value) => [value, ...keysOf(schema).map((key) => ({ [key]: value }))]);
}

function keysOf(schema: z.ZodType): string[] {
  return [...new Set(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).match(/"(\w+)":\{/g) ?? [])].map(
    (key) => key.slice(1, -3),
  );
}

function sentenceFor(schema: z.ZodType, value: unknown): string | undefined {
  return sentencesFor(schema, value)[0];
}

function sentencesFor(schema: z.ZodType, value: unknown): string[] {
  return (
    schema.safeParse(value, { error: validationMessage }).error?.issues.map(({ message }) => message) ?? []
  );
}
