import { AppError } from '@shortlist/api-contract/app-error';
import type { Context } from 'koa';
import { readRaw } from './raw-body.ts';

const FORM_LIMIT = 16 * 1024;
const TOO_LARGE = new AppError('payload_too_large', 'The form is too large.');

/** Reads a small form of a plain page, sent without scripts. @throws AppError payload_too_large */
export async function readForm({ req }: Context): Promise<Record<string, string>> {
  const text = (await readRaw(req, FORM_LIMIT, TOO_LARGE)).toString('utf8');
  return Object.fromEntries(new URLSearchParams(text));
}
