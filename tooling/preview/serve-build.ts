import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { BUILD_EVENTS, BUILD_FAILED, BUILD_SOURCES } from '@shortlist/platform/overrides';
import { locate } from '@shortlist/shell/server';
import Koa, { type Context } from 'koa';
import { readRelease } from '../build/build-package.ts';
import { RELEASE_FILE, sourceMapOf } from '../build/files.ts';
import { portError } from '../start/port.ts';

export interface ServedBuild {
  /** `http://localhost:4201` */
  readonly origin: string;
  /** Tells the pages that show it that there is another build. */
  announce(): void;
  /** Tells them, and those that are opened before the next build, that there is none, and why. */
  fail(message: string): void;
  close(): Promise<void>;
}

/**
 * Serves a build to pages of any origin, with its release.json, on this machine alone. What lies in the folder is
 * read again each time: a newer build is there at the next reload.
 *
 * @param port 0 for a free one.
 * @throws StartError when the port can't be listened on.
 */
export async function serveBuild(buildFolder: string, port: number): Promise<ServedBuild> {
  const app = new Koa();
  // A file that is being replaced is missing for a moment: the page says so, and is reloaded.
  app.silent = true;
  const pages = new Set<PassThrough>();
  let failure: string | null = null;
  app.use((ctx) => {
    if (ctx.path === `/${BUILD_EVENTS}`) return follow(ctx, pages, failure);
    if (ctx.path === `/${BUILD_SOURCES}`) return answerSources(ctx, buildFolder);
    return answer(ctx, buildFolder);
  });
  const answerRequest = app.callback();
  const server = createServer((request, response) => void answerRequest(request, response));
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${taken}`,
    announce: () => {
      failure = null;
      for (const page of pages) page.write('data: built\n\n');
    },
    fail: (message) => {
      failure = `event: ${BUILD_FAILED}\ndata: ${JSON.stringify(message)}\n\n`;
      for (const page of pages) page.write(failure);
    },
    close: () => close(server),
  };
}

/** Server-sent events: one for each build. */
function follow(ctx: Context, pages: Set<PassThrough>, failure: string | null): void {
  const events = new PassThrough();
  pages.add(events);
  ctx.req.once('close', () => pages.delete(events));
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/event-stream';
  ctx.body = events;
  events.write(failure ?? ': following\n\n');
}

/** A line of a stack: `list.1.js:1:204 JobRow`. */
const LINE = /^([^:]+):(\d+):(\d+)/;

/** Where lines of a stack lie in the sources; a line that no map says stays as it is. */
function answerSources(ctx: Context, buildFolder: string): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  const { maps } = readRelease(buildFolder);
  ctx.body = ctx.URL.searchParams.getAll('at').map((text) => {
    const [, file = '', line, column] = LINE.exec(text) ?? [];
    const integrity = Object.hasOwn(maps, file) ? maps[file] : undefined;
    if (integrity === undefined) return text;
    const content = readFileSync(join(buildFolder, sourceMapOf(file)));
    const places = [{ line: Number(line), column: Number(column) }];
    return locate({ content, integrity, places })[0] ?? text;
  });
}

function answer(ctx: Context, buildFolder: string): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  const name = ctx.path.slice(1);
  const isHeld = name === RELEASE_FILE || Object.hasOwn(readRelease(buildFolder).sizes, name);
  if (!isHeld || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
    ctx.status = 404;
    ctx.body = 'No such file in this build.';
    return;
  }
  ctx.type = extname(name);
  ctx.body = createReadStream(join(buildFolder, name));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(portError(error.code ?? error.message, { port, host: 'localhost', variable: 'PREVIEW_PORT' })),
    );
    server.listen(port, 'localhost', () => resolve());
  });
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
