import { Readable } from 'node:stream';
import { endpoints, rawEndpoints } from '@shortlist/api-contract';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, parsePart, rawRoute, route } from '../../http/route.ts';
import { presentScore } from './score-log.presenter.ts';
import { listScores } from './score-log.service.ts';
import { scoreLogCsv } from './score-log-csv.ts';

export function mountScoreLog(router: ApiRouter): void {
  route(router, endpoints.scores.log, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listScores(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { entries: rows.map(presentScore) };
  });

  rawRoute(router, rawEndpoints.scores.csv, async ({ user, ctx }) => {
    const filter = parsePart(rawEndpoints.scores.csv.query, ctx.query);
    ctx.attachment(`scores-${new Date().toISOString().slice(0, 10)}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = Readable.from(scoreLogCsv(ctx.state.em, user.id, filter));
  });
}
