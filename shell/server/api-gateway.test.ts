import { afterEach, expect, test } from 'vitest';
import { aShellRelease, releasesFolder } from './testing/released.ts';
import { anApi, type Served, serve, serveEdge } from './testing/served.ts';

const served: Served[] = [];
afterEach(async () => {
  for (const each of served.splice(0)) await each.close();
});

async function edgeWith(kind: 'mounted' | 'proxied' | 'unreachable'): Promise<URL> {
  const bff = await serve(anApi());
  if (kind === 'unreachable') await bff.close();
  else served.push(bff);
  const api = kind === 'mounted' ? anApi() : bff.address;
  const edge = await serveEdge(releasesFolder(aShellRelease()).folder, { api, apiPrefixes: ['/sandbox'] });
  served.push(edge);
  return edge.address;
}

test.each(['mounted', 'proxied'] as const)(
  'a call reaches the BFF whole and its answer comes back whole: %s',
  async (kind) => {
    const address = await edgeWith(kind);

    const reply = await fetch(new URL('/api/jobs?limit=2', address), {
      method: 'POST',
      headers: { cookie: 'sid=mine' },
      body: 'some text',
    });

    expect(await reply.json()).toEqual({
      asked: 'POST /api/jobs?limit=2',
      host: address.host,
      cookie: 'sid=mine',
      body: 'some text',
    });
    expect(reply.headers.get('set-cookie')).toContain('sid=new');
  },
);

test.each(['mounted', 'proxied'] as const)(
  '[AP-02] an unknown call is never answered with a page: %s',
  async (kind) => {
    const address = await edgeWith(kind);

    const reply = await fetch(new URL('/api/nothing', address));

    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toContain('application/json');
  },
);

test.each(['/healthz', '/readyz', '/sandbox/pay'])('%s goes to the BFF too', async (path) => {
  const address = await edgeWith('proxied');

  expect(await (await fetch(new URL(path, address))).json()).toMatchObject({ asked: `GET ${path}` });
});

test('an address that only begins like a prefix is a page', async () => {
  const address = await edgeWith('proxied');

  expect((await fetch(new URL('/apiary', address))).headers.get('content-type')).toContain('text/html');
});

test('[AP-02] a BFF that does not answer is said in its own language', async () => {
  const address = await edgeWith('unreachable');

  const reply = await fetch(new URL('/api/jobs', address));

  expect(reply.status).toBe(502);
  expect(await reply.json()).toMatchObject({
    error: 'The server does not answer. Please try again in a moment.',
    code: 'internal',
  });
});
