import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Koa from 'koa';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

const app = new Koa();
app.use((ctx) => {
  ctx.body = 'here';
});
const server = createHttpServer(app, { headers: 200, request: 400, idle: 300, check: 50 });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X'],
  ['its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', 'x'],
])('a client that sends %s drop by drop is given up on', async (_, start, drop) => {
  const socket = connect(port, '127.0.0.1', () => socket.write(start));
  const drops = setInterval(() => socket.write(drop), 30);
  let answer = '';
  socket.on('data', (piece) => {
    answer += String(piece);
  });
  const errors: string[] = [];
  socket.on('error', (error: NodeJS.ErrnoException) => errors.push(error.code ?? error.message));

  await new Promise((resolve) => socket.on('close', resolve));

  clearInterval(drops);
  // A drop that meets the closed end resets the connection, and then the answer may be lost on its way.
  expect(errors[0] ?? answer).toMatch(/408 Request Timeout|^ECONNRESET$|^EPIPE$/);
});

test('meanwhile everybody else is answered', async () => {
  const slow = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\n');

  const reply = await fetch(`http://127.0.0.1:${port}/`);

  expect(await reply.text()).toBe('here');
  for (const socket of slow) socket.destroy();
});

test('a client that asks for another protocol is answered in this one, and its connection is closed', async () => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece) => {
    answer += String(piece);
  });

  socket.write('GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  await once(socket, 'end');

  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toMatch(/\r\n\r\nhere$/);
});

test('by default a request may take as long as five files on a slow line, and its headers far less', () => {
  const real = createHttpServer(app);

  expect(real.requestTimeout).toBeGreaterThanOrEqual(120_000);
  expect(real.headersTimeout).toBeLessThanOrEqual(30_000);
  expect(real.keepAliveTimeout).toBeGreaterThan(60_000);
});
