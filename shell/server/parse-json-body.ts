import type { Context } from 'koa';
import type { z } from 'zod';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** With a release.json of the biggest size in it. */
const MOST_BYTES = 512_000;

/**
 * The body of a request as its schema reads it.
 *
 * @throws Refusal when it is no such thing.
 */
export async function parseJsonBody<T>(ctx: Context, schema: z.ZodType<T>): Promise<T> {
  // A form of another site can't send this type without asking first.
  if (!ctx.is('application/json')) throw new Refusal('malformed_json', 'Send JSON.');
  const parsed = schema.safeParse(await readJson(ctx));
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_input', parsed.error.issues[0]?.message ?? 'Invalid request.');
}

async function readJson({ req }: Context): Promise<unknown> {
  const body = await readBody(req, MOST_BYTES);
  if (body === null) throw new Refusal('payload_too_large', 'The request is too large.');
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('malformed_json', "The body isn't valid JSON.");
  }
}
