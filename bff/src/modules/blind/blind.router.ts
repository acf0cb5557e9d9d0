import { endpoints } from '@shortlist/api-contract';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentResume } from '../resumes/resumes.presenter.ts';
import { presentUser } from '../users/users.presenter.ts';
import { presentAccountBlindEntry, presentBlindEntry } from './blind.presenter.ts';
import { revealCandidate, setBlindMode } from './blind.service.ts';
import { listBlindLog, listBlindLogOfAll } from './list-blind-log.ts';

/** Blind mode and its log. What it does to answers is in `blind-reply.ts`, for all calls at once. */
export function mountBlind(router: ApiRouter): void {
  route(router, endpoints.blind.set, async ({ em, user, body, ctx }) =>
    presentUser(ctx, await setBlindMode(em, user, body.on)),
  );

  route(router, endpoints.blind.reveal, async ({ em, user, params, body }) =>
    presentResume(await revealCandidate(em, { ownerId: user.id, id: params.id }, body.reason)),
  );

  route(router, endpoints.blind.log, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listBlindLog(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { entries: rows.map(presentBlindEntry) };
  });

  route(router, endpoints.blind.everyone, async ({ em, query, ctx }) => {
    const { rows, nextCursor } = await listBlindLogOfAll(em, query);
    linkNext(ctx, nextCursor);
    return { entries: rows.map(presentAccountBlindEntry) };
  });
}
