import { endpoints } from '@shortlist/api-contract';
import { aUser } from '@shortlist/api-contract/testing';
import { currentUser, setSession } from '@shortlist/platform';
import { mockError, mockResponse, unreachable } from '@shortlist/platform/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSession } from './session.ts';

const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => setSession(null));
afterEach(() => {
  server.resetHandlers();
  window.shortlistSession = undefined;
});
afterAll(() => server.close());

const ada = aUser({ username: 'ada' });

test('[SH-01] takes the answer that the page itself has asked for', async () => {
  window.shortlistSession = Promise.resolve(Response.json(ada));

  await startSession(true);

  expect(currentUser()).toEqual(ada);
});

test('[SH-01] asks by itself when the page has not', async () => {
  server.use(mockResponse(endpoints.auth.current, ada));

  await startSession(true);

  expect(currentUser()?.username).toBe('ada');
});

test('[SH-06] without a cookie nobody is signed in, and nothing is asked', async () => {
  server.use(mockResponse(endpoints.auth.current, ada));

  await startSession(false);

  expect(currentUser()).toBeNull();
});

test('[SH-06] a session that the server does not know is nobody, at once', async () => {
  server.use(mockResponse(endpoints.auth.current, ada));
  window.shortlistSession = Promise.resolve(new Response('{}', { status: 401 }));

  await startSession(true, [1]);

  expect(currentUser()).toBeNull();
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => Promise.resolve(new Response('', { status: 502 }))],
])('a server that %s once does not sign anybody out', async (_, early) => {
  server.use(mockResponse(endpoints.auth.current, ada));
  window.shortlistSession = early();

  await startSession(true, [1]);

  expect(currentUser()?.username).toBe('ada');
});

test('a server that stays silent counts as nobody', async () => {
  server.use(unreachable(endpoints.auth.current));

  await startSession(true, [1, 1]);

  expect(currentUser()).toBeNull();
});

test('a refusal is not asked again', async () => {
  server.use(mockError(endpoints.auth.current, 'unauthenticated', { error: 'Log in to continue.' }));

  await startSession(true, [60_000]);

  expect(currentUser()).toBeNull();
});
