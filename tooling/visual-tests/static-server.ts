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

interface ListenOptions {
  readonly port: number;
  readonly host: string;
}

/**
 * Serves a folder, and single files beside it under their own addresses, on a free port of this machine unless told.
 * Everything may be cached: the folder does not change while it is served. There is no API here: /api/ is refused.
 */
export function serveFolder(
  folder: string,
  extras: Record<string, string> = {},
  { port, host }: ListenOptions = { port: 0, host: '127.0.0.1' },
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url);
    if (pathname.startsWith('/api/')) {
      response.writeHead(501, { [UNANSWERED]: 'true' }).end();
      return;
    }
    void send(extras[pathname] ?? join(folder, pathname), response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : 0;
      const close = () =>
        new Promise<void>((done) => {
          server.closeAllConnections();
          server.close(() => done());
        });
      resolve({ origin: `http://${host}:${bound}`, close });
    });
  });
}

/** Inside the folder, whatever is asked; the page of a folder is its index. What can't be decoded is no file. */
function pathOf(url = '/'): string {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return '/';
  }
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
