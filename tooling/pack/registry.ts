import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** A private registry of npm packages on this machine. */
export interface Registry {
  readonly address: string;
  close(): void;
}

/** What `npm publish` sends. */
const Publication = z.object({
  name: z.string(),
  'dist-tags': z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.looseObject({ dist: z.looseObject({}) })),
  _attachments: z.record(z.string(), z.object({ data: z.string() })),
});

/**
 * Takes packages from `npm publish`, keeps them in memory, and hands them to `npm install`. Who asks for another package
 * is sent to the registry that it has from.
 */
export async function startRegistry(upstream: string): Promise<Registry> {
  const packages = new Map<string, object>();
  const tarballs = new Map<string, Buffer>();
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function publish(request: IncomingMessage): Promise<void> {
    const sent = Publication.parse(await json(request));
    const [tarball] = Object.values(sent._attachments);
    const content = Buffer.from(tarball?.data ?? '', 'base64');
    const path = `/tarballs/${createHash('sha1').update(content).digest('hex')}.tgz`;
    tarballs.set(path, content);
    const versions = Object.entries(sent.versions).map(([version, manifest]) => [
      version,
      { ...manifest, dist: { ...manifest.dist, tarball: `${address()}${path}` } },
    ]);
    packages.set(sent.name, {
      name: sent.name,
      'dist-tags': sent['dist-tags'],
      versions: Object.fromEntries(versions),
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(request.url ?? '/');
    const found = packages.get(path.slice(1));
    const tarball = tarballs.get(path);
    if (request.method === 'PUT') {
      await publish(request);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
    } else if (found)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    else if (tarball) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    else if (path.startsWith('/@shortlist/')) response.writeHead(404).end();
    else response.writeHead(302, { location: new URL((request.url ?? '/').slice(1), upstream).href }).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: address(), close: () => server.close() };
}
