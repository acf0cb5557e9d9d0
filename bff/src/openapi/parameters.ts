import { z } from 'zod';
import type { ApiCall } from './calls.ts';
import type { Piece, Schemas } from './schemas.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  limit: 'Items per page.',
  cursor: "Page cursor, from the previous response's `Link` header.",
  search: 'Search keywords. All must match.',
  inline: '`1` to display a PDF inline; otherwise the file is downloaded.',
  is_active: '`true` for active positions, `false` for inactive.',
};

/** The parts of the path and the keys of the query, each with its constraints. */
export function parametersOf({ params, query }: ApiCall, schemas: Schemas): Piece[] {
  return [...parametersIn('path', params, schemas), ...parametersIn('query', query, schemas)];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined, schemas: Schemas): Piece[] {
  return Object.entries(keysOf(schema)).map(([name, key]) => ({
    name,
    in: place,
    required: !key.safeParse(undefined).success,
    ...(SENTENCES[name] === undefined ? {} : { description: SENTENCES[name] }),
    schema: schemas.of(key, 'input'),
  }));
}

/** The keys of a part that is an object, or one that may be left out; a call without the part has none. */
export function keysOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  if (schema === undefined) return {};
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return keysOf(schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodObject)) throw new Error('The path and the query of a call are objects.');
  return schema.shape;
}
