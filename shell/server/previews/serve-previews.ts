import { extname } from 'node:path';
import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import type { Context, Middleware } from 'koa';
import { TYPES } from '../assets.ts';
import type { PlaceFiles } from '../release-storage.ts';
import { type Preview, type PreviewName, readPreview, readPreviewFile } from './preview-place.ts';

/** Previews as one edge has them. */
export interface Previews {
  readonly serve: Middleware;
  /** The build that an address of this edge names; undefined: it names none. */
  at(url: URL, origin: string): Promise<Preview['release'] | undefined>;
}

const LINK = /^\/preview\/([a-z0-9-]+)\/([0-9a-f]{40})$/;
const FILE = /^\/previews\/([a-z0-9-]+)\/([0-9a-f]{40})\/(.*)$/;

/** The latest files that are kept in memory: a page of a preview asks for a few, again and again. */
const KEPT = 200;

/**
 * Serves builds of commits under `/previews/<package>/<commit>/`, and at `/preview/<package>/<commit>` leads to the screen that asks
 * whether to see the product with one. A link alone changes nothing.
 */
export function previewsIn(files: PlaceFiles, now: () => number = Date.now): Previews {
  const kept = new Map<string, Buffer>();

  async function fileOf(name: PreviewName, file: string): Promise<Buffer | undefined> {
    const key = `${name.package} ${name.commit} ${file}`;
    const preview = await readPreview(files, name, now());
    if (!preview) return undefined;
    const content = kept.get(key) ?? (await readPreviewFile(files, name, { release: preview.release, file }));
    if (content) kept.set(key, content);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return content;
  }

  return {
    async serve(ctx, next) {
      const [, linked = '', commit = ''] = LINK.exec(ctx.path) ?? [];
      if (linked) return redirect(ctx, { package: linked, commit });
      const [, packageName, at = '', file = ''] = FILE.exec(ctx.path) ?? [];
      if (packageName === undefined) return next();
      send(ctx, file, await fileOf({ package: packageName, commit: at }, file));
    },
    async at(url, origin) {
      const [, packageName, commit = ''] = FILE.exec(url.pathname) ?? [];
      if (packageName === undefined || url.origin !== origin) return undefined;
      return (await readPreview(files, { package: packageName, commit }, now()))?.release;
    },
  };
}

/** Where the browser sees this edge. */
export const originOf = ({ href }: Context): string => new URL(href).origin;

function redirect(ctx: Context, { package: name, commit }: PreviewName): void {
  const url = `${originOf(ctx)}/previews/${name}/${commit}/`;
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`${OVERRIDES_ADDRESS}?${new URLSearchParams({ package: name, url }).toString()}`);
}

function send(ctx: Context, file: string, content: Buffer | undefined): void {
  ctx.status = content ? 200 : 404;
  ctx.type = content ? (TYPES[extname(file)] ?? 'application/octet-stream') : 'text/plain; charset=utf-8';
  ctx.set('Cache-Control', content ? 'private, max-age=86400, immutable' : 'no-store');
  ctx.body = content ?? 'This preview has expired, or there never was one.';
}
