import * as fc from 'fast-check';
import { hostileText, wildText, wildValue } from './values.ts';

/** A JSON schema as the API document has it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** What the values are made from: the named schemas, and ids of rows that exist. */
export interface Source {
  readonly components: Readonly<Record<string, Schema>>;
  readonly id: fc.Arbitrary<string>;
}

/** A value that fits the schema, more or less: any part of it may be wrong, missing, or too much. */
export function nearly(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema, source) }, { weight: 1, arbitrary: wildValue });
}

function fitting(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return referred(schema.$ref, source);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => fitting(choice, source)));
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, source)));
}

function referred(ref: string, source: Source): fc.Arbitrary<unknown> {
  const name = ref.replace('#/components/schemas/', '');
  if (name === 'Id') return fc.oneof(source.id, fc.uuid());
  return fitting(source.components[name] ?? {}, source);
}

function ofType(type: string, schema: Schema, source: Source): fc.Arbitrary<unknown> {
  switch (type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, 2 ** 31) });
    case 'number':
      return fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema, source);
    case 'object':
      return objectOf(schema, source);
    default:
      return textOf(schema);
  }
}

/** A few, or now and then as many as may be. */
function arrayOf({ items = {}, maxItems }: Schema, source: Source): fc.Arbitrary<unknown[]> {
  const few = fc.array(nearly(items, source), { maxLength: Math.min(maxItems ?? 5, 5) });
  const many = fitting(items, source).map((item) =>
    Array.from({ length: Math.min(maxItems ?? MANY, MANY) }, () => item),
  );
  return fc.oneof({ weight: 12, arbitrary: few }, { weight: 1, arbitrary: many });
}

const MANY = 1000;
/** Longer than a field may be that says no length. */
const LONG = 10_000;

function textOf({ format, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31');
  if (format === 'email') return fc.uuid().map((id) => `${id}@example.com`);
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ maxLength: Math.min(maxLength ?? 100, 100) }) },
    { weight: 6, arbitrary: wildText },
    { weight: 1, arbitrary: hostileText(maxLength ?? LONG) },
  );
}

function objectOf({ properties = {}, required = [] }: Schema, source: Source): fc.Arbitrary<unknown> {
  const keys = Object.entries(properties).map(([name, schema]) => [name, nearly(schema, source)] as const);
  const most = fc.record(Object.fromEntries(keys), {
    requiredKeys: required.filter((name) => name in properties),
  });
  const extra = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'id', 'owner_id', 'is_admin', 'x'),
    wildValue,
    {
      maxKeys: 2,
      noNullPrototype: true,
    },
  );
  return fc.oneof(
    { weight: 5, arbitrary: most },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(keys), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(most, extra).map(([one, other]) => ({ ...(one as object), ...other })) },
  );
}
