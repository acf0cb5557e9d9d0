import type { z } from 'zod';

/** Parses a value; `REFUSED` when the schema does not take it. */
type Parse = (value: unknown) => unknown;

const REFUSED = Symbol('refused');

type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * Parses replies by a schema of the contract, to what `schema.parse` makes of them: other fields are left out, and a wrong shape is
 * refused. It is compiled once: what almost all of the contract consists of is then checked without a copy of what is right
 * already. zod itself parses what is not compiled, and says what is wrong with what was refused.
 *
 * @returns a function that throws ZodError as `schema.parse` does.
 */
export function replyParser<S extends z.ZodType>(schema: S): (reply: unknown) => z.output<S> {
  const parse = compile(schema);
  return (reply) => {
    const parsed = parse(reply);
    return parsed === REFUSED ? schema.parse(reply) : (parsed as z.output<S>);
  };
}

function compile(schema: z.core.$ZodType): Parse {
  return compiled(schema) ?? byZod(schema as z.ZodType);
}

function byZod(schema: z.ZodType): Parse {
  return (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : REFUSED;
  };
}

/** Null for what is left to zod. */
function compiled(schema: z.core.$ZodType): Parse | null {
  const def = schema._zod.def as Def;
  // Each is found by the type of what it gets.
  const compiler = COMPILERS[def.type] as Compiler<Def> | undefined;
  return compiler?.(def, schema._zod.values) ?? null;
}

type Compiler<D> = (def: D, values: ReadonlySet<unknown> | undefined) => Parse | null;

const COMPILERS: { readonly [Type in Def['type']]?: Compiler<Extract<Def, { readonly type: Type }>> } = {
  object: ({ checks, catchall, shape }) => (checks?.length || catchall ? null : objectOf(shape)),
  array: ({ checks, element }) => (checks?.length ? null : arrayOf(compile(element))),
  string: (def) => stringOf(def),
  number: (def) => (def.coerce ? null : numberOf(def)),
  boolean: ({ checks, coerce }) =>
    coerce || checks?.length ? null : (value) => (typeof value === 'boolean' ? value : REFUSED),
  enum: ({ checks }, values) => (checks?.length ? null : oneOf(values)),
  nullable: ({ innerType }) => instead(null, () => null, compile(innerType)),
  optional: ({ innerType }) => instead(undefined, () => undefined, compile(innerType)),
  default: (def) => instead(undefined, () => def.defaultValue, compile(def.innerType)),
};

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): Parse {
  const known = new Set(Object.keys(shape));
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, parse: compile(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return REFUSED;
    const given = value as Record<string, unknown>;
    let copy: Record<string, unknown> | null = isPlain(given, known) ? null : {};
    for (const { key, parse } of fields) {
      const parsed = parse(given[key]);
      if (parsed === REFUSED) return REFUSED;
      if (parsed !== given[key]) copy ??= { ...given };
      if (copy !== null) copy[key] = parsed;
    }
    return copy ?? given;
  };
}

/** Whether an object has no field but these, and nothing that says how it is written. */
function isPlain(value: object, known: ReadonlySet<string>): boolean {
  for (const key in value) if (!known.has(key)) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

function arrayOf(parse: Parse): Parse {
  return (value) => {
    if (!Array.isArray(value)) return REFUSED;
    // One that says how it is written is copied.
    let copy: unknown[] | null = 'toJSON' in value ? [] : null;
    for (let at = 0; at < value.length; at += 1) {
      const parsed = parse(value[at]);
      if (parsed === REFUSED) return REFUSED;
      if (parsed !== value[at]) copy ??= [...value];
      if (copy !== null) copy[at] = parsed;
    }
    return copy ?? value;
  };
}

function stringOf(def: z.core.$ZodStringDef & Partial<z.core.$ZodStringFormatDef>): Parse | null {
  if (def.coerce || (def.format !== undefined && !FORMATS.has(def.format))) return null;
  const steps = (def.checks ?? []).map(stringCheck);
  if (def.pattern) steps.unshift(matching(def.pattern));
  if (!steps.every((step) => step !== null)) return null;
  const [first = same, ...others] = steps;
  if (others.length === 0) return (value) => (typeof value === 'string' ? first(value) : REFUSED);
  return (value) => {
    let text = typeof value === 'string' ? first(value) : REFUSED;
    for (const step of others) if (text !== REFUSED) text = step(text);
    return text;
  };
}

const same: Parse = (value) => value;

/** Those whose pattern is all that zod asks for. */
const FORMATS: ReadonlySet<string> = new Set(['uuid', 'datetime', 'date']);

function stringCheck(check: z.core.$ZodCheck): Parse | null {
  const def = check._zod.def as z.core.$ZodChecks['_zod']['def'];
  if (def.check === 'overwrite') return (value) => def.tx(value);
  if (def.check === 'string_format' && def.format === 'regex' && def.pattern) return matching(def.pattern);
  return null;
}

function matching(pattern: RegExp): Parse {
  const { global: isGlobal, sticky: isSticky } = pattern;
  const isStateful = isGlobal || isSticky;
  return (value) => {
    if (isStateful) pattern.lastIndex = 0;
    return pattern.test(value as string) ? value : REFUSED;
  };
}

function numberOf({ checks = [] }: z.core.$ZodNumberDef): Parse | null {
  const tests = checks.map(numberCheck);
  if (tests.includes(null)) return null;
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) && tests.every((isRight) => isRight?.(value))
      ? value
      : REFUSED;
}

function numberCheck(check: z.core.$ZodCheck): ((value: number) => boolean) | null {
  const def = check._zod.def as z.core.$ZodChecks['_zod']['def'];
  if (def.check === 'number_format' && def.format === 'safeint') return Number.isSafeInteger;
  if (def.check !== 'greater_than' && def.check !== 'less_than') return null;
  const [sign, bound, { inclusive }] = [def.check === 'less_than' ? -1 : 1, Number(def.value), def];
  return (value) => sign * (value - bound) > 0 || (inclusive && value === bound);
}

function oneOf(values: ReadonlySet<unknown> | undefined): Parse | null {
  return values === undefined ? null : (value) => (values.has(value) ? value : REFUSED);
}

/** Answers something of its own to one value. */
function instead(special: unknown, answer: () => unknown, parse: Parse): Parse {
  return (value) => (value === special ? answer() : parse(value));
}
