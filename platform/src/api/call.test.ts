import { endpoints } from '@shortlist/api-contract';
import { aJob, anId, aUser } from '@shortlist/api-contract/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { currentUser, setSession } from '../session/session-store.ts';
import { mockError, mockResponse, unreachable } from '../testing/answers.ts';
import { messageOf } from './api-error.ts';
import { call, callPage } from './call.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a call gives the answer as the contract types it', async () => {
  const job = aJob({ title: 'Data Analyst' });
  server.use(mockResponse(endpoints.jobs.get, job));

  const reply = await call(endpoints.jobs.get, { params: { id: job.id } });

  expect(reply.title).toBe('Data Analyst');
});

test('[AP-02] a refusal becomes an error with its code, its sentence and its fields', async () => {
  server.use(
    mockError(endpoints.jobs.create, 'invalid_input', {
      error: 'Check the fields.',
      errors: { title: 'Title is required.' },
    }),
  );

  const creating = call(endpoints.jobs.create, { body: { title: '' } });

  await expect(creating).rejects.toMatchObject({
    code: 'invalid_input',
    status: 400,
    message: 'Check the fields.',
    fields: { title: 'Title is required.' },
  });
});

test('[AU-04] a failure of the server reads as the general sentence, whatever it said', async () => {
  server.use(mockError(endpoints.jobs.list, 'internal', { error: 'relation "job" does not exist' }));

  const error = await call(endpoints.jobs.list).catch((reason: unknown) => reason);

  expect(messageOf(error)).toBe('Something went wrong. Please try again');
});

test('an answer of another shape than the contract does not pass', async () => {
  server.use(http.get('*/api/jobs', () => HttpResponse.json([{ id: 1 }])));

  await expect(call(endpoints.jobs.list)).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('an endpoint without schemas, as browsers have it, takes the JSON that the server has checked, and nothing else', async () => {
  const list = { ...endpoints.jobs.list, response: undefined } as unknown as typeof endpoints.jobs.list;
  server.use(http.get('*/api/jobs', () => HttpResponse.json([{ id: 1 }])));
  expect(await call(list)).toEqual([{ id: 1 }]);

  server.use(http.get('*/api/jobs', () => HttpResponse.html('<html>')));
  await expect(call(list)).rejects.toMatchObject({ code: 'invalid_answer', status: 200 });
});

test('HTML instead of JSON, and no answer at all, are errors with a sentence', async () => {
  server.use(http.get('*/api/jobs', () => new HttpResponse('<html>', { status: 502 })));
  await expect(call(endpoints.jobs.list)).rejects.toMatchObject({ code: 'invalid_answer', status: 502 });

  server.use(unreachable(endpoints.jobs.list));
  await expect(call(endpoints.jobs.list)).rejects.toMatchObject({ code: 'network', status: 0 });
});

test('the next cursor of a list is read from the Link header', async () => {
  server.use(
    http.get('*/api/jobs', () =>
      HttpResponse.json([], { headers: { link: '</api/jobs?limit=2&cursor=abc>; rel="next"' } }),
    ),
  );

  expect(await callPage(endpoints.jobs.list, undefined)).toEqual({ data: [], next: 'abc' });
});

test('[ST-02] a session that the server no longer knows ends in the browser too', async () => {
  setSession(aUser());
  server.use(mockError(endpoints.jobs.get, 'unauthenticated', { error: 'Please sign in.' }));

  await call(endpoints.jobs.get, { params: { id: anId() } }).catch(() => null);

  expect(currentUser()).toBeNull();
});

test('[ST-02] a refusal that comes late, to what an earlier session asked, does not end the new one', async () => {
  setSession(aUser());
  const late = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/jobs/:id', async () => {
      await late.promise;
      const body = { error: 'Please sign in.', errors: {}, code: 'unauthenticated', request_id: anId() };
      return HttpResponse.json(body, { status: 401 });
    }),
  );

  const refused = call(endpoints.jobs.get, { params: { id: anId() } }).catch(() => null);
  setSession(null);
  const again = aUser();
  setSession(again);
  late.resolve();
  await refused;

  expect(currentUser()).toBe(again);
});
