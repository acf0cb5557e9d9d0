import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The header of what comes back when a request to the API reaches this server, because no story answers it. */
export const UNANSWERED = 'x-no-story-answers';

export interface StaticServer {
  /** "http://127.0.0.1:4210" */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder on a free port of this machine, and single files beside it under their own addresses.
 * Everything may be cached: the folder does not change while it is served. There is no API here: /api/ is refused.
 */
export function serveFolder(folder: string, extras: Record<string, string> = {}): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(501, { [UNANSWERED]: 'true' }).end();
      return;
    }
    const path = extras[pathname] ?? join(folder, normalize(decodeURIComponent(pathname)));
    void send(path, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () =>
        new Promise<void>((done) => {
          server.closeAllConnections();
          server.close(() => done());
        });
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
}

async function send(path: string, response: ServerResponse): Promise<void> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': info.size,
    'cache-control': 'max-age=3600',
  });
  createReadStream(path).pipe(response);
}
