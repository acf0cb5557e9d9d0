import { OverrideWish } from '@shortlist/platform/overrides';
import type { Context } from 'koa';
import { readBody } from '../read-body.ts';
import { Refusal } from './refusal.ts';

/** With a release.json of the biggest size in it. */
const MOST_BYTES = 512_000;

/**
 * The body of a request to override something.
 *
 * @throws Refusal when it is no such thing.
 */
export async function parseOverrideRequest(ctx: Context): Promise<OverrideWish> {
  // A form of another site can't send this type without asking first.
  if (!ctx.is('application/json')) throw new Refusal('malformed_json', 'Send JSON.');
  const parsed = OverrideWish.safeParse(await readOverride(ctx));
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_input', parsed.error.issues[0]?.message ?? 'Invalid override request.');
}

async function readOverride({ req }: Context): Promise<unknown> {
  const body = await readBody(req, MOST_BYTES);
  if (body === null) throw new Refusal('payload_too_large', 'The request is too large.');
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('malformed_json', "The body isn't valid JSON.");
  }
}
