import * as contract from '@shortlist/api-contract';
import { z } from 'zod';

/** A piece of the API document. */
export type Piece = Readonly<Record<string, unknown>>;

/** Whether a schema says what is sent to the server or what it answers: defaults and transforms differ. */
export type Direction = 'input' | 'output';

/** Makes JSON schemas, and keeps what has a name in the contract as components that they point to. */
export interface Schemas {
  of(schema: z.ZodType, direction: Direction): Piece;
  /** Every component met so far, by name. */
  components(): Piece;
}

/** The types that the contract exports under a name, which is their name in the document too. */
const NAMES = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contract)) {
  if (value instanceof z.ZodType) NAMES.add(value, { id });
}

/** A new, empty set of components. */
export function createSchemas(): Schemas {
  const components: Record<string, Piece> = {};
  return {
    of(schema, io) {
      const made = z.toJSONSchema(schema, {
        metadata: NAMES,
        io,
        override: ({ jsonSchema }) => tidy(jsonSchema),
      });
      const { $defs = {}, ...rest } = { ...made, $schema: undefined };
      for (const [name, component] of Object.entries($defs)) keep(components, name, relinked(component));
      return relinked(rest);
    },
    components: () =>
      Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The format says it already, and the pattern of a calendar with leap years is for no reader. */
function tidy(schema: { format?: string; pattern?: string }): void {
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
}

function keep(components: Record<string, Piece>, name: string, component: Piece): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(component)) {
    throw new Error(`${name} differs between request and answer: give the two shapes a name each.`);
  }
  components[name] = component;
}

function relinked(schema: object): Piece {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Piece;
}
