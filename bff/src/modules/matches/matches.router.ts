import { endpoints, type HistoryQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { onClientAbort } from '../../http/client-abort.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { requireRoom, subscriberOf } from '../plan-limits/plan-limits.service.ts';
import { countUnmatched, matchBatch } from './match-batch.ts';
import { listJobsWithMatches, listMatchesOfJob, listMatchesOfResume } from './match-history.service.ts';
import { presentJobWithMatches, presentMatch } from './matches.presenter.ts';
import { findMatch, matchStoredResume } from './matches.service.ts';

export function mountMatches(router: ApiRouter, deps: Dependencies): void {
  const { analyzer, limits } = deps;

  route(router, endpoints.matches.match, async ({ em, user, params, ctx }) => {
    await limits.consume('ai', { account: user.id, address: ctx.state.address });
    const claim = { subscriber: subscriberOf(deps, user.id), ask: { ai_runs: 1 } };
    const pair = { ownerId: user.id, ...params, claim, signal: onClientAbort(ctx) };
    return presentMatch(await matchStoredResume(em, analyzer, pair));
  });

  route(router, endpoints.matches.latest, async ({ em, user, params }) => {
    const match = await findMatch(em, { ownerId: user.id, ...params });
    return { match: match && presentMatch(match) };
  });

  route(router, endpoints.matches.matchBatch, async ({ em, user, params, body, ctx }) => {
    const caller = { account: user.id, address: ctx.state.address };
    const batch = { ownerId: user.id, jobId: params.jobId, resumeIds: body.resume_ids };
    const unmatched = await countUnmatched(em, deps, batch);
    if (unmatched > 0) await limits.consume('ai', caller, unmatched);
    const subscriber = subscriberOf(deps, user.id);
    await requireRoom(em, { subscriber, ask: { ai_runs: unmatched } });
    const asked = { ...batch, claim: { subscriber, ask: { ai_runs: 1 } }, signal: onClientAbort(ctx) };
    const results = await matchBatch(em, deps, asked);
    return { results: results.map((result) => ('error' in result ? result : presentMatch(result))) };
  });

  route(router, endpoints.matches.jobsWithMatches, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await historyOf(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { jobs: rows.map(presentJobWithMatches) };
  });
}

/** Of one resume, of one position, or of all. */
function historyOf(em: EntityManager, ownerId: string, query: HistoryQuery) {
  const { job_id: jobId, resume_id: resumeId } = query;
  if (resumeId !== undefined) return listMatchesOfResume(em, { ownerId, resumeId }, query);
  if (jobId !== undefined) return listMatchesOfJob(em, { ownerId, jobId }, query);
  return listJobsWithMatches(em, ownerId, query);
}
