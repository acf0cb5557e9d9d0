import type { z } from 'zod';

/** The first sentence of each field that a schema refuses; empty when the values are fine. */
export function fieldErrorsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}
