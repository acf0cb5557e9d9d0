import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { onClientAbort } from '../../http/client-abort.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { receiveFiles } from '../../uploads/receive-files.ts';
import { withOwnFolder } from '../../uploads/upload-folder.ts';
import { restoreChange } from '../blind/restore-change.ts';
import { countResumes } from './count-resumes.ts';
import { listResumes } from './list-resumes.ts';
import { readProfile } from './read-profile.ts';
import { presentDocument, presentResume } from './resumes.presenter.ts';
import { getResume, getResumeText, removeResume, updateResume } from './resumes.service.ts';
import { uploadFiles } from './upload-files.ts';

export function mountResumes(router: ApiRouter, deps: Dependencies): void {
  route(router, endpoints.resumes.list, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listResumes(em, user.id, { ...query, isBlind: user.blindMode });
    linkNext(ctx, nextCursor);
    return { resumes: rows.map(presentResume) };
  });

  route(router, endpoints.resumes.upload, async ({ em, user, ctx }) => {
    await deps.limits.consume('upload', { account: user.id, address: ctx.state.address });
    const signal = onClientAbort(ctx);
    return withOwnFolder(deps.uploadFolder, async (folder) => {
      const files = await receiveFiles(ctx, endpoints.resumes.upload.files, folder);
      const { resumes, refused } = await uploadFiles(em, deps, { ownerId: user.id, files, signal });
      return { resumes: resumes.map(presentResume), refused };
    });
  });

  // Before the resume of an id: the first that fits answers.
  route(router, endpoints.resumes.counts, ({ em, user, query }) =>
    countResumes(em, user.id, { ...query, isBlind: user.blindMode }),
  );

  route(router, endpoints.resumes.get, async ({ em, user, params }) =>
    presentResume(await getResume(em, { ownerId: user.id, id: params.id })),
  );

  route(router, endpoints.resumes.document, async ({ em, user, params, ctx }) => {
    const resume = await getResumeText(em, { ownerId: user.id, id: params.id });
    return presentDocument(resume, await readProfile(deps.analyzer, resume, onClientAbort(ctx)));
  });

  route(router, endpoints.resumes.update, {
    takesForm: true,
    handle: async ({ em, user, params, body }) => {
      const own = { ownerId: user.id, id: params.id, textWork: deps.textWork };
      const change = user.blindMode ? await restoreChange(em, own, body) : body;
      return presentResume(await updateResume(em, own, change));
    },
  });

  route(router, endpoints.resumes.remove, async ({ em, user, params }) => {
    await removeResume(em, { ownerId: user.id, id: params.id }, deps);
    return DONE;
  });
}
