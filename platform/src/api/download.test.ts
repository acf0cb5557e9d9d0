import { rawEndpoints } from '@shortlist/api-contract';
import { aUser } from '@shortlist/api-contract/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { currentUser, setSession } from '../session/session-store.ts';
import { answerFile, refuseFile } from '../testing/answer-file.ts';
import { download } from './download.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const EXPORT = rawEndpoints.account.export;

test('a file comes with its name, its type and word of how much has come', async () => {
  server.use(answerFile(EXPORT, { name: 'all.json', content: '{"jobs":[]}' }));
  const told: number[] = [];

  const { content, fileName } = await download(EXPORT, { onProgress: (bytes) => told.push(bytes) });

  expect(fileName).toBe('all.json');
  expect(content.type).toBe('application/json');
  expect(await content.text()).toBe('{"jobs":[]}');
  expect(told.at(-1)).toBe(11);
});

test('a refusal is told in the words of the server', async () => {
  server.use(refuseFile(EXPORT, 'rate_limited', 'Too many attempts.'));

  await expect(download(EXPORT)).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'Too many attempts.',
  });
});

test('a session that has ended is noticed', async () => {
  setSession(aUser());
  server.use(refuseFile(EXPORT, 'unauthenticated', 'Log in to continue.'));

  await expect(download(EXPORT)).rejects.toMatchObject({ code: 'unauthenticated' });

  expect(currentUser()).toBeNull();
});

test('a file that breaks off is no file', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"jobs":'));
      controller.error(new Error('gone'));
    },
  });
  server.use(http.get(`*${EXPORT.path}`, () => new HttpResponse(broken)));

  await expect(download(EXPORT)).rejects.toMatchObject({ code: 'network', status: 0 });
});

test('a download is given up', async () => {
  const controller = new AbortController();
  controller.abort();

  await expect(download(EXPORT, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
});
