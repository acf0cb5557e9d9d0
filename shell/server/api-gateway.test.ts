import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { aShellRelease, releasesFolder } from './testing/released.ts';
import { anApi, anEventApi, type Served, serve, serveEdge } from './testing/served.ts';

const served: Served[] = [];
afterEach(async () => {
  for (const each of served.splice(0)) await each.close();
});

async function edgeWith(kind: 'mounted' | 'proxied' | 'unreachable'): Promise<URL> {
  const bff = await serve(anApi());
  if (kind === 'unreachable') await bff.close();
  else served.push(bff);
  const api = kind === 'mounted' ? anApi() : [bff.address];
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
      forwardedFor: kind === 'proxied' ? '127.0.0.1' : '',
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

test.each(['mounted', 'proxied'] as const)(
  'events pass as they are sent, and who leaves is known to have left: %s',
  async (kind) => {
    const { api, sendSecond, left } = anEventApi();
    const bff = await serve(api);
    served.push(bff);
    const edge = await serveEdge(releasesFolder(aShellRelease()).folder, {
      api: kind === 'mounted' ? api : [bff.address],
    });
    served.push(edge);
    const leaving = new AbortController();
    const headers = { 'accept-encoding': 'gzip, br' };
    const reply = await fetch(new URL('/api/events', edge.address), { headers, signal: leaving.signal });
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();

    expect(reply.headers.get('content-encoding')).toBeNull();
    expect((await reader?.read())?.value).toBe('data: 1\n\n');
    sendSecond();
    expect((await reader?.read())?.value).toBe('data: 2\n\n');
    leaving.abort();
    await left;
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
    error: "The server isn't responding. Try again in a moment.",
    code: 'internal',
  });
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
});

/** Sends bytes as they are, which no client would, and reads what comes until the other end closes. */
async function sendRaw({ hostname, port }: URL, message: string): Promise<string> {
  const socket = connect(Number(port), hostname);
  socket.write(message);
  return text(socket);
}

test.each(['GET', 'DELETE', 'POST'])(
  'a body of unknown length stays the body of its own %s, and never becomes a call of its own',
  async (method) => {
    const address = await edgeWith('proxied');
    const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
    const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    const head = `${method} /api/jobs HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;

    const reply = await sendRaw(address, head + chunked);

    expect(JSON.parse(/\{.*\}/s.exec(reply)?.[0] ?? '')).toMatchObject({
      asked: `${method} /api/jobs`,
      body: hidden,
    });
    expect(await (await fetch(new URL('/api/after', address))).json()).toMatchObject({
      asked: 'GET /api/after',
    });
  },
);

test('whatever host a call names, it goes to the BFF', async () => {
  const address = await edgeWith('proxied');
  const secrets = new Koa();
  secrets.use((ctx) => {
    ctx.body = 'a secret';
  });
  const other = await serve(secrets);
  served.push(other);

  const reply = await sendRaw(
    address,
    `GET ${other.address.origin}/api/jobs?limit=2 HTTP/1.1\r\nHost: named.example\r\nConnection: close\r\n\r\n`,
  );

  expect(reply).toContain('"asked":"GET /api/jobs?limit=2"');
  expect(reply).toContain('"host":"named.example"');
});

test('a path is handed on as it came, so that none leads out of /api', async () => {
  const address = await edgeWith('proxied');

  const reply = await sendRaw(address, 'GET /api/../inside HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

  expect(reply).toContain('"asked":"GET /api/../inside"');
});

test.each([
  ['alone', false, '127.0.0.1'],
  ['behind a proxy', true, '203.0.113.9'],
] as const)(
  'the BFF is told the address that was seen, not the one that was claimed: %s',
  async (_, isBehindProxy, seen) => {
    const bff = await serve(anApi());
    const releases = releasesFolder(aShellRelease()).folder;
    const edge = await serveEdge(releases, { api: [bff.address], isBehindProxy });
    served.push(bff, edge);

    const reply = await fetch(new URL('/api/jobs', edge.address), {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });

    expect(await reply.json()).toMatchObject({ forwardedFor: seen });
  },
);

test('of two BFFs each gets half, and what one can not take goes to the other', async () => {
  const asked: string[] = [];
  const named = (name: string) => {
    const api = new Koa();
    api.use((ctx) => {
      asked.push(name);
      ctx.body = name;
    });
    return api;
  };
  const [first, second] = [await serve(named('first')), await serve(named('second'))];
  const api = [first.address, second.address];
  const edge = await serveEdge(releasesFolder(aShellRelease()).folder, { api });
  served.push(edge, second);
  const send = async (method: string) => {
    const body = method === 'POST' ? { body: 'x'.repeat(200_000) } : {};
    return (await fetch(new URL('/api/jobs', edge.address), { method, ...body })).status;
  };

  for (const method of ['GET', 'POST', 'GET', 'POST']) expect(await send(method)).toBe(200);
  expect(asked.toSorted()).toEqual(['first', 'first', 'second', 'second']);

  await first.close();
  for (const method of ['GET', 'POST', 'GET', 'POST']) expect(await send(method)).toBe(200);
  expect(asked.slice(4)).toEqual(Array(4).fill('second'));
});

test('[PD-02] a BFF that closes its connections to stop is left alone while another is there', async () => {
  const asked: string[] = [];
  const stopping = new Koa();
  stopping.use((ctx) => {
    asked.push('stopping');
    ctx.set('connection', 'close');
    ctx.status = 204;
  });
  const [first, second] = [await serve(stopping), await serve(anApi())];
  const api = [first.address, second.address];
  const edge = await serveEdge(releasesFolder(aShellRelease()).folder, { api });
  served.push(edge, first, second);

  for (let each = 0; each < 6; each += 1) {
    const reply = await fetch(new URL('/api/jobs', edge.address), { method: 'POST' });
    expect(reply.ok).toBe(true);
  }
  expect(asked).toEqual(['stopping']);
});

test('a BFF that dies with a request is asked for by no other when the request changes something', async () => {
  const asked: string[] = [];
  const dying = new Koa();
  dying.silent = true;
  dying.use((ctx) => {
    asked.push(ctx.method);
    ctx.req.socket.destroy();
  });
  const [first, second] = [await serve(dying), await serve(dying)];
  const api = [first.address, second.address];
  const edge = await serveEdge(releasesFolder(aShellRelease()).folder, { api });
  served.push(edge, first, second);
  const send = async (method: string) => (await fetch(new URL('/api/jobs', edge.address), { method })).status;

  expect(await send('POST')).toBe(502);
  expect(asked).toEqual(['POST']);
  expect(await send('GET')).toBe(502);
  expect(asked).toEqual(['POST', 'GET', 'GET']);
});
