import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { Context, Middleware } from 'koa';
import type { ReleaseStore } from './release-store.ts';

/** Content types by the extension of a file. */
export const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Compressed copies that lie beside a file, best first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const ADDRESS = /^\/assets\/([^/]+)\/([^/]+)\/(.+)$/;

/** Serves released files under `/assets/<package>/<version>/`: they never change, so browsers keep them for good. */
export function serveAssets(releases: ReleaseStore): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/assets/')) return next();
    const [, packageName = '', version = '', file = ''] = ADDRESS.exec(ctx.path) ?? [];
    const path = await releases.find(packageName, version, file);
    if (!path || !existsSync(path)) return refuse(ctx);
    send(ctx, path);
  };
}

/** A missing file is said in plain text: HTML in the place of a script is the error that is hardest to read. */
function refuse(ctx: Context): void {
  ctx.status = 404;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'File not found in any release.';
}

function send(ctx: Context, path: string): void {
  const accepted = ctx.get('Accept-Encoding');
  const encoding = ENCODINGS.find(
    ({ name, extension }) => accepted.includes(name) && existsSync(path + extension),
  );
  const served = encoding ? path + encoding.extension : path;
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Access-Control-Allow-Origin', '*');
  // A picture that is opened by itself runs no script in the name of the product.
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  ctx.vary('Accept-Encoding');
  if (encoding) ctx.set('Content-Encoding', encoding.name);
  ctx.type = TYPES[extname(path)] ?? 'application/octet-stream';
  ctx.length = statSync(served).size;
  ctx.body = createReadStream(served);
}
