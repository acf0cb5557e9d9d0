import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { type ApiRouter, requireUser } from '../../http/route.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import { getResumeFile } from './resumes.service.ts';

/** What `file_url` of a resume points to. */
export const RESUME_FILE_PATH = '/api/resumes/:id/file';

const PDF = 'application/pdf';

/**
 * The one route that is no endpoint of the contract: it answers bytes, so it has no response schema. Owner
 * only; saved by default, and shown in the page (`?inline=1`) only if it is a PDF.
 */
export function mountResumeFile(router: ApiRouter, { storage }: Dependencies): void {
  router.get(RESUME_FILE_PATH, async (ctx) => {
    const user = await requireUser(ctx);
    const id = z.uuid().safeParse(ctx.params.id);
    if (!id.success) throw new AppError('not_found', 'Resume not found or you are not authorized.');
    const file = await getResumeFile(ctx.state.em, { ownerId: user.id, id: id.data });
    const { stream, size } = await storage.get(file.storageKey);
    const isInline = ctx.query.inline === '1' && file.mediaType === PDF;
    ctx.attachment(file.fileName, { type: isInline ? 'inline' : 'attachment' });
    if (isInline) allowPreview(ctx);
    ctx.type = file.mediaType;
    ctx.length = size;
    ctx.body = stream;
  });
}

/** Lets our own pages frame the answer, and takes from it whatever a document could do to them. */
function allowPreview(ctx: ApiContext): void {
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  );
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
}
