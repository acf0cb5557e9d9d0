import { endpoints } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { type DueRow, getRetention, keepResume, listDue, setRetention } from './retention.service.ts';

/** How long resumes are kept, which of them will go, and what is kept longer. */
export function mountRetention(router: ApiRouter): void {
  route(router, endpoints.retention.get, ({ em, user }) => getRetention(em, user.id));

  route(router, endpoints.retention.update, ({ em, user, body }) => setRetention(em, user.id, body.months));

  route(router, endpoints.retention.due, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listDue(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { resumes: rows.map(presentDue) };
  });

  route(router, endpoints.retention.keep, async ({ em, user, params, body }) => {
    await keepResume(em, { ownerId: user.id, id: params.id }, body);
    return { kept_until: body.until };
  });
}

function presentDue({ id, candidate_name, file_name, uploaded_at, deletes_on }: DueRow) {
  return {
    resume_id: id,
    candidate_name,
    file_name,
    uploaded_at: timestamp(uploaded_at),
    deletes_on: timestamp(deletes_on),
  };
}
