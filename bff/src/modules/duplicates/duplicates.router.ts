import { endpoints } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { presentResume } from '../resumes/resumes.presenter.ts';
import { dismissPairs, mergeResumes, mergesOf, undoMerge } from './duplicates.service.ts';
import { listGroups } from './list-groups.ts';

export function mountDuplicates(router: ApiRouter): void {
  route(router, endpoints.duplicates.list, async ({ em, user, query, ctx }) => {
    const { groups, nextCursor } = await listGroups(em, user.id, query);
    linkNext(ctx, nextCursor);
    return {
      groups: groups.map(({ resumes, reasons }) => ({ resumes: resumes.map(presentResume), reasons })),
    };
  });

  route(router, endpoints.duplicates.merges, async ({ em, user, params }) => {
    const merges = await mergesOf(em, { ownerId: user.id, id: params.id });
    return {
      merges: merges.map(({ id, merged_at, resumes }) => ({
        id,
        main_id: params.id,
        merged_at: timestamp(merged_at),
        resumes: resumes.map(presentResume),
      })),
    };
  });

  route(router, endpoints.duplicates.merge, async ({ em, user, body }) => ({
    merge_id: await mergeResumes(em, user.id, body),
  }));

  route(router, endpoints.duplicates.undo, async ({ em, user, params }) => {
    await undoMerge(em, { ownerId: user.id, id: params.id });
    return DONE;
  });

  route(router, endpoints.duplicates.dismiss, async ({ em, user, body }) => {
    await dismissPairs(em, user.id, { ids: body.resume_ids, at: new Date() });
    return DONE;
  });

  route(router, endpoints.duplicates.reopen, async ({ em, user, body }) => {
    await dismissPairs(em, user.id, { ids: body.resume_ids, at: null });
    return DONE;
  });
}
