import type { z } from 'zod';

type Schemas = typeof import('@shortlist/api-contract/schemas');

/** The schemas of the contract: fetched when somebody begins to fill in a form, since pages are shown without them. */
export const loadSchemas = (): Promise<Schemas> =>
  import(/* webpackChunkName: "shared-schemas" */ '@shortlist/api-contract/schemas');

/**
 * The first sentence of each field that a schema refuses; empty when the values are fine, or when the schemas can't be
 * fetched: the server checks by the same.
 */
export async function fieldErrorsOf(
  schemaIn: (schemas: Schemas) => z.ZodType,
  values: unknown,
): Promise<Record<string, string>> {
  const schemas = await loadSchemas().catch(() => null);
  const issues = schemas ? (schemaIn(schemas).safeParse(values).error?.issues ?? []) : [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}
