import type { Context } from 'koa';
import { AppError } from '../errors.ts';

const FORM_LIMIT = 16 * 1024;

/** Reads a small form of a plain page, sent without scripts. @throws AppError payload_too_large */
export async function readForm(ctx: Context): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += (chunk as Buffer).length;
    if (size > FORM_LIMIT) throw new AppError('payload_too_large', 'This form is too large.');
    chunks.push(chunk as Buffer);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
