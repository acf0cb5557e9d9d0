import { call } from '@shortlist/platform';
import type { OverridePreview } from '@shortlist/platform/overrides';
import { overrideEndpoints } from './override-endpoints.ts';
import type { OverrideRequest } from './override-request.ts';

/** A wish as the edge is asked it: with what the browser read of the build itself. */
export interface AskedWish extends OverrideRequest {
  readonly release?: unknown;
}

export interface CheckedWish {
  readonly asked: AskedWish;
  readonly preview: OverridePreview;
}

/**
 * What a wish would do.
 *
 * @throws ApiError with the sentence of the edge when it can't be meant.
 */
export async function validateOverrideRequest(
  wish: OverrideRequest,
  signal: AbortSignal,
): Promise<CheckedWish> {
  const asked = await withOwnReading(wish, signal);
  return { asked, preview: await call(overrideEndpoints.check, { body: asked }, { signal }) };
}

/**
 * A build on this machine is read here: the edge may be on another, where the same address leads to itself. What can't
 * be read here the edge tries, and says what it found.
 */
async function withOwnReading(wish: OverrideRequest, signal: AbortSignal): Promise<AskedWish> {
  const folder = URL.parse((wish.url ?? '').replace(/\/?$/, '/'));
  if (!folder || !['localhost', '127.0.0.1', '[::1]'].includes(folder.hostname)) return wish;
  try {
    const reply = await fetch(new URL('release.json', folder), {
      credentials: 'omit',
      redirect: 'error',
      signal,
    });
    return reply.ok ? { ...wish, release: (await reply.json()) as unknown } : wish;
  } catch {
    return wish;
  }
}
