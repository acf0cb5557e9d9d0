import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@shortlist/api-contract/app-error';
import { RELEASE_VISITS_ADDRESS, VisitsOfAll, VisitsTold } from '@shortlist/api-contract/release-visits';
import type { Middleware } from 'koa';
import { readJsonBody } from '../../http/body.ts';
import type { ApiContext, ApiState } from '../../middleware/api-state.ts';
import { mergeVisits } from './release-visits.service.ts';

/**
 * `POST /edges/visits`: edges tell what they count, and get what all of them do. Only who knows `EDGE_SECRET` may; without
 * one here, nobody.
 */
export function releaseVisits(edgeSecret: string | null): Middleware<ApiState> {
  const token = edgeSecret === null ? null : tokenOf(edgeSecret);
  return async (ctx: ApiContext) => {
    if (token === null || ctx.method !== 'POST') throw new AppError('not_found', 'There is nothing here.');
    if (!isSame(ctx.get('Authorization'), `Bearer ${token}`))
      throw new AppError('unauthenticated', 'EDGE_SECRET of the edge and of the BFF differ.');
    const told = VisitsTold.safeParse(await readJsonBody(ctx));
    if (!told.success) throw new AppError('invalid_input', 'These are no visits.');
    ctx.body = VisitsOfAll.parse({ visits: await mergeVisits(ctx.state.em, told.data) });
  };
}

/** The path that it answers at. */
export const isForReleaseVisits = (path: string): boolean => path === RELEASE_VISITS_ADDRESS;

/** Of the secret, so that it is not sent itself; edges make the same (`shell/server/health/shared-visits.ts`). */
const tokenOf = (secret: string): string =>
  createHmac('sha256', secret).update('release-visits').digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
