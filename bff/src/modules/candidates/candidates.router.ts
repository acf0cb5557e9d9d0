import { endpoints, rawEndpoints } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { Dependencies } from '../../dependencies.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, rawRoute, route } from '../../http/route.ts';
import { resumesOfCandidate } from './candidate-resumes.ts';
import { type ErasureRow, eraseCandidate, listErasures } from './erase-candidate.ts';
import { exportCandidate } from './export-candidate.ts';
import { countCandidateData } from './holdings.ts';

/** What is held of a person, a copy of it, and its end. */
export function mountCandidates(router: ApiRouter, deps: Dependencies): void {
  // Before the person of an id: the first that fits answers.
  route(router, endpoints.candidates.erasures, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listErasures(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { erasures: rows.map(presentErasure) };
  });

  route(router, endpoints.candidates.holdings, async ({ em, user, params }) =>
    countCandidateData(em, await resumesOfCandidate(em, { ownerId: user.id, id: params.id })),
  );

  route(router, endpoints.candidates.erase, async ({ em, user, params }) =>
    presentErasure(await eraseCandidate(em, deps, { ownerId: user.id, id: params.id })),
  );

  rawRoute(router, rawEndpoints.candidates.export, async ({ user, params, ctx }) => {
    const archive = await exportCandidate(ctx.state.em, deps, { ownerId: user.id, id: params.id });
    // No name in the name: it stands in the list of downloads of whoever uses the browser.
    ctx.attachment(`candidate-${params.id}.zip`);
    ctx.type = 'application/zip';
    ctx.body = archive;
  });
}

function presentErasure({ id, erased_at, cause, removed }: ErasureRow) {
  return { id, erased_at: timestamp(erased_at), cause, removed };
}
