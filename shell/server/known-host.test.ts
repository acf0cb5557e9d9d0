import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { aShellRelease, releasesFolder } from './testing/released.ts';
import { anApi, type Served, serveEdge } from './testing/served.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

/** The status of an answer to a request that names a host as its sender likes. */
function ask(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, edge?.address), { headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.on('error', reject).end();
  });
}

test('with an address of its own the edge answers for no other host, neither pages nor calls', async () => {
  const publicUrl = new URL('https://hire.example.com');
  edge = await serveEdge(releasesFolder(aShellRelease()).folder, { api: anApi(), publicUrl });

  for (const path of ['/', '/api/jobs', '/remotes.json']) {
    expect(await ask('evil.example', path)).toBe(421);
    expect(await ask('hire.example.com:444', path)).toBe(421);
    expect(await ask('hire.example.com', path)).toBe(200);
    expect(await ask(edge.address.host, path)).toBe(200);
  }
  expect(await ask('10.0.0.7:3000', '/healthz')).not.toBe(421);
});

test('without one, every host is answered for: nobody else reaches it', async () => {
  edge = await serveEdge(releasesFolder(aShellRelease()).folder, { api: anApi() });

  expect(await ask('my-machine:3000', '/')).toBe(200);
});
