import { rawEndpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { onClientAbort } from '../../http/client-abort.ts';
import { type ApiRouter, rawRoute } from '../../http/route.ts';
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
  rawRoute(router, rawEndpoints.resumes.file, async (call) => {
    const { ctx } = call;
    const own = await ownFile(call);
    const isShown = ctx.query.inline === '1' && own.mediaType === PDF;
    await answerFile(ctx, deps, { ...own, isShown });
  });

  rawRoute(router, rawEndpoints.resumes.preview, async (call) => {
    const { ctx } = call;
    const own = await ownFile(call);
    if (own.mediaType === PDF) {
      await answerFile(ctx, deps, { ...own, isShown: true });
      return;
    }
    const page = await previewOf(deps, own, onClientAbort(ctx));
    allowFraming(ctx);
    ctx.type = 'html';
    ctx.body = page;
  });
}

interface FileCall {
  readonly user: { readonly id: string };
  readonly params: { readonly id: string };
  readonly ctx: ApiContext;
}

function ownFile({ user, params, ctx }: FileCall): Promise<ResumeFile> {
  return getResumeFile(ctx.state.em, { ownerId: user.id, id: params.id });
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
