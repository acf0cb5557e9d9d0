import { allEndpoints } from '@shortlist/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wildValue } from '../../test/fuzz/values.ts';
import { replyParser } from './reply-parser.ts';

const REPLIES = allEndpoints.map(({ id, response }) => [id, response] as const);

test.each(REPLIES)('[AP-01] a reply of %s leaves as the schema of the contract parses it', (_, schema) => {
  const parseReply = replyParser(schema);
  let taken = 0;

  fc.assert(
    fc.property(nearly(schema), (reply) => {
      const expected = jsonOf((value) => schema.parse(value), reply);
      if (typeof expected === 'string') taken += 1;
      expect(jsonOf(parseReply, reply)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
  expect(taken).toBeGreaterThan(10);
});

test('a field that the contract does not name never leaves, also where an object would write it itself', () => {
  const parseReply = replyParser(z.object({ rows: z.array(z.object({ id: z.string() })) }));
  class Row {
    id = 'a';
    toJSON() {
      return { id: this.id, passwordHash: 'secret' };
    }
  }

  const replies = [{ rows: [new Row()] }, { rows: [{ id: 'a', passwordHash: 'secret' }], owner: 'ada' }];

  expect(replies.map((reply) => JSON.stringify(parseReply(reply)))).toEqual([
    '{"rows":[{"id":"a"}]}',
    '{"rows":[{"id":"a"}]}',
  ]);
});

function jsonOf(parse: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return JSON.stringify(parse(value));
  } catch (error) {
    return error;
  }
}

/** A value that a schema takes, in most of its parts. */
function nearly(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 200, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.oneof(wildValue, fc.constant(undefined)) },
  );
}

function fitting(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const values = FITTING[def.type] as Fitting<Def> | undefined;
  if (values === undefined) throw new Error(`What would a ${def.type} be?`);
  return values(def, schema);
}

type Def = z.core.$ZodTypes['_zod']['def'];
type Fitting<D> = (def: D, schema: z.core.$ZodType) => fc.Arbitrary<unknown>;

const FITTING: { readonly [Type in Def['type']]?: Fitting<Extract<Def, { readonly type: Type }>> } = {
  object: ({ shape }) => objectOf(shape),
  array: (def) => fc.array(nearly(def.element), lengthsOf(def)),
  tuple: ({ items }) => fc.tuple(...items.map(nearly)),
  record: (def) => recordOf(def),
  union: ({ options }) => fc.oneof(...options.map(nearly)),
  nullable: ({ innerType }) => fc.oneof(fc.constant(null), nearly(innerType)),
  optional: ({ innerType }) => fc.oneof(fc.constant(undefined), nearly(innerType)),
  default: ({ innerType }) => fc.oneof(fc.constant(undefined), nearly(innerType)),
  enum: (_, { _zod }) => fc.constantFrom(...(_zod.values ?? [])),
  literal: ({ values }) => fc.constantFrom(...values),
  boolean: () => fc.boolean(),
  number: (def) => numberOf(def),
  string: (def) => textOf(def),
  unknown: () => fc.jsonValue(),
};

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): fc.Arbitrary<object> {
  const fields = Object.entries(shape).map(([key, each]) => [key, nearly(each)] as const);
  const right = fc.record(Object.fromEntries(fields));
  const extra = fc.tuple(right, wildValue).map(([one, other]) => ({ ...one, password_hash: other }));
  return fc.oneof({ weight: 20, arbitrary: right }, { weight: 1, arbitrary: extra });
}

/** One of named keys has all of them. */
function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): fc.Arbitrary<object> {
  const names = keyType._zod.values;
  if (names) return fc.record(Object.fromEntries([...names].map((name) => [name, nearly(valueType)])));
  return fc.dictionary(fitting(keyType) as fc.Arbitrary<string>, nearly(valueType), { maxKeys: 3 });
}

function lengthsOf({ checks = [] }: z.core.$ZodArrayDef) {
  const defs = checks.map(({ _zod }) => _zod.def as z.core.$ZodChecks['_zod']['def']);
  const exact = defs.flatMap((def) => (def.check === 'length_equals' ? [def.length] : []));
  const least = defs.flatMap((def) => (def.check === 'min_length' ? [def.minimum] : []));
  const minLength = Math.max(0, ...exact, ...least);
  return { minLength, maxLength: Math.max(...exact, minLength + (exact.length ? 0 : 3)) };
}

function numberOf({ checks = [] }: z.core.$ZodNumberDef): fc.Arbitrary<number> {
  const defs = checks.map(({ _zod }) => _zod.def as z.core.$ZodChecks['_zod']['def']);
  const bounds = (kind: 'greater_than' | 'less_than') =>
    defs.flatMap((def) => (def.check === kind ? [Number(def.value)] : []));
  const min = Math.max(-5, ...bounds('greater_than'));
  const max = Math.min(min + 1000, ...bounds('less_than'));
  const integer = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const isWhole = defs.some(({ check }) => check === 'number_format');
  return isWhole ? integer : fc.oneof(integer, fc.double({ min, max, noNaN: true }));
}

function textOf({ format, pattern }: Partial<z.core.$ZodStringFormatDef>): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.oneof(
        fc.uuid(),
        fc.uuid().map((id) => id.toUpperCase()),
      );
    case 'datetime':
      return seldom('2026-02-30T10:00:00Z', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00Z');
    case 'date':
      return seldom('0000-01-01', '2026-11-21', '2024-02-29');
    case 'url':
      return fc.webUrl();
    case undefined:
    default:
      return pattern ? fc.stringMatching(pattern) : fc.string({ maxLength: 20 });
  }
}

/** Hardly ever the first, which is no value. */
function seldom(wrong: string, ...right: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 99, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constant(wrong) },
  );
}
