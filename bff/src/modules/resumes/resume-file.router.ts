import { rawEndpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { clientGone } from '../../http/client-gone.ts';
import { type ApiRouter, requireUser } from '../../http/route.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import { FRAMED_POLICY } from './preview-page.ts';
import { previewOf, type ResumeFile } from './resume-preview.ts';
import { getResumeFile } from './resumes.service.ts';

const PDF = 'application/pdf';

/**
 * The file of a resume, as bytes and as something to look at. Owner only. A file is saved by default, and shown in the
 * page (`?inline=1`, or as preview) only if it is a PDF; other formats are shown as a page made from them.
 */
export function mountResumeFile(router: ApiRouter, deps: Dependencies): void {
  const { file, preview } = rawEndpoints.resumes;

  router.get(file.path, async (ctx) => {
    const own = await ownFile(ctx);
    const isShown = ctx.query.inline === '1' && own.mediaType === PDF;
    await answerFile(ctx, deps, { ...own, isShown });
  });

  router.get(preview.path, async (ctx) => {
    const own = await ownFile(ctx);
    if (own.mediaType === PDF) {
      await answerFile(ctx, deps, { ...own, isShown: true });
      return;
    }
    const page = await previewOf(deps, own, clientGone(ctx));
    allowFraming(ctx);
    ctx.type = 'html';
    ctx.body = page;
  });
}

async function ownFile(ctx: ApiContext): Promise<ResumeFile> {
  const user = await requireUser(ctx);
  const params = rawEndpoints.resumes.file.params.safeParse(ctx.params);
  if (!params.success) throw new AppError('not_found', 'Resume not found or you are not authorized.');
  return getResumeFile(ctx.state.em, { ownerId: user.id, id: params.data.id });
}

/** The bytes as they were uploaded; to HEAD how many they are. */
async function answerFile(
  ctx: ApiContext,
  { storage }: Dependencies,
  { fileName, mediaType, storageKey, isShown }: ResumeFile & { readonly isShown: boolean },
): Promise<void> {
  const { stream, size } =
    ctx.method === 'HEAD'
      ? { stream: null, size: await storage.size(storageKey) }
      : await storage.get(storageKey);
  ctx.attachment(fileName, { type: isShown ? 'inline' : 'attachment' });
  if (isShown) allowFraming(ctx);
  ctx.status = 200;
  if (stream !== null) ctx.body = stream;
  ctx.type = mediaType;
  ctx.length = size;
}

/** Lets our own pages frame the answer, and takes from it whatever a document could do to them. */
function allowFraming(ctx: ApiContext): void {
  ctx.set('Content-Security-Policy', FRAMED_POLICY);
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
}
