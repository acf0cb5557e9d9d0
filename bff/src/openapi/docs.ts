import { AppError } from '@shortlist/api-contract/app-error';
import type { Middleware } from 'koa';
import type { ApiContext, ApiState } from '../middleware/api-state.ts';
import { createDocument } from './document.ts';
import { readViewer, type ViewerFiles } from './viewer/viewer-files.ts';

const ROOT = '/api/docs';

/**
 * Scripts come from this server alone and none is written into the page. The viewer sets sizes and colors on
 * its elements and draws its icons from data, which is why style and pictures may do more.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The API document at /api/docs/openapi.json, and at /api/docs the page to read and try it. Both are public:
 * they say what the contract says, which is open source, and nothing of anyone's data.
 */
export function apiDocs(): Middleware<ApiState> {
  const once: { document?: string; viewer?: Promise<ViewerFiles> } = {};
  const answer: Middleware<ApiState> = async (ctx) => {
    const path = ctx.path.replace(/\/$/, '');
    requireRead(ctx);
    if (path === `${ROOT}/openapi.json`) {
      once.document ??= JSON.stringify(createDocument(), null, 2);
      ctx.set('Cache-Control', 'no-cache');
      ctx.type = 'application/json';
      ctx.body = once.document;
      return;
    }
    once.viewer ??= readViewer();
    const viewer = await once.viewer;
    if (path === ROOT) sendPage(ctx, viewer);
    else sendFile(ctx, viewer, path);
  };
  return (ctx, next) => (ctx.path === ROOT || ctx.path.startsWith(`${ROOT}/`) ? answer(ctx, next) : next());
}

function requireRead(ctx: ApiContext): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  ctx.set('Allow', 'GET, HEAD');
  throw new AppError('method_not_allowed', `${ctx.path} doesn't support ${ctx.method}.`);
}

function sendPage(ctx: ApiContext, { fingerprint }: ViewerFiles): void {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'html';
  ctx.body = pageAt(`${ROOT}/assets/${fingerprint}`);
}

function sendFile(ctx: ApiContext, { fingerprint, files }: ViewerFiles, path: string): void {
  const folder = `${ROOT}/assets/${fingerprint}/`;
  const file = path.startsWith(folder) ? files.get(path.slice(folder.length)) : undefined;
  if (file === undefined) throw new AppError('not_found', `${ctx.path} not found.`);
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = file.type;
  ctx.body = file.content;
}

function pageAt(assets: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Shortlist API</title>
    <link rel="icon" type="image/png" href="${assets}/favicon-32x32.png">
    <link rel="stylesheet" href="${assets}/swagger-ui.css">
    <link rel="stylesheet" href="${assets}/viewer.css">
    <script defer src="${assets}/swagger-ui-bundle.js"></script>
    <script defer src="${assets}/start.js"></script>
  </head>
  <body>
    <main id="viewer"></main>
    <noscript>This page needs JavaScript. The document itself is at <a href="${ROOT}/openapi.json">openapi.json</a>.</noscript>
  </body>
</html>
`;
}
