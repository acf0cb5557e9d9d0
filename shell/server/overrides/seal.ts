import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Refusal } from '../refusal.ts';
import { KeptOverride } from './kept-override.ts';

/** Nothing that was sealed here is bigger; more would be made to fill the memory. */
const MOST_BYTES = 64_000;

/**
 * An override as text that only this installation can have written.
 *
 * @throws Refusal when it is bigger than what `unseal` reads, however small it is made.
 */
export function seal(kept: KeptOverride, secret: string): string {
  const content = Buffer.from(JSON.stringify(kept));
  if (content.byteLength > MOST_BYTES) {
    throw new Refusal('payload_too_large', `${kept.package} has too many pages and widgets for an override.`);
  }
  const payload = deflateRawSync(content, { level: 9 }).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** What was sealed; undefined for anything that was forged, cut, altered, or is no override. */
export function unseal(text: string, secret: string): KeptOverride | undefined {
  const [payload = '', signature = ''] = text.split('.');
  const expected = Buffer.from(signatureOf(payload, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const content = inflateRawSync(Buffer.from(payload, 'base64url'), { maxOutputLength: MOST_BYTES });
    return KeptOverride.safeParse(JSON.parse(content.toString())).data;
  } catch {
    return undefined;
  }
}

const signatureOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`override.${payload}`).digest('base64url');
