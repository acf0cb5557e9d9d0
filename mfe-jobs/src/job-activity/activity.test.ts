import { type Job, JobInput, jobs, parseJobDescription } from '@shortlist/api-contract';
import { aJob } from '@shortlist/api-contract/testing';
import { type Page, pagesOf, queryClient, queryOf } from '@shortlist/platform';
import { useNotifications } from '@shortlist/platform/host';
import { mockError, mockResponse } from '@shortlist/platform/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDescription } from '../testing/sample-jobs.ts';
import { setActive } from './activity.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());

const shown = aJob({ title: 'Data Analyst', description: 'Reads numbers.' });
/** As the server has it: somebody has written more since the screen was drawn. */
const stored = { ...shown, description: aDescription('Reads all numbers.', { skillTags: ['SQL'] }) };
const one = queryOf(jobs.get, { params: { id: shown.id } }).queryKey;
const list = queryOf(jobs.list, { query: { limit: 5 } }).queryKey;
const pages = pagesOf(jobs.list, { query: { limit: 100 } }).queryKey;

let sent: Sent[] = [];
type Sent = ReturnType<typeof JobInput.parse>;

beforeEach(() => {
  sent = [];
  useNotifications.setState({ notifications: [], toasts: [] });
  queryClient.clear();
  queryClient.setQueryData(one, shown);
  queryClient.setQueryData(list, [shown, aJob()]);
  queryClient.setQueryData(pages, { pages: [{ data: [shown], next: null }], pageParams: [null] });
});

const takesIt = mockResponse(jobs.update, async (request) => {
  const body = JobInput.parse(await request.json());
  sent.push(body);
  return { ...stored, ...body };
});

function shownEverywhere(): (boolean | undefined)[] {
  const paged = queryClient.getQueryData<{ pages: Page<Job[]>[] }>(pages)?.pages[0]?.data[0];
  const listed = queryClient.getQueryData<Job[]>(list)?.[0];
  return [queryClient.getQueryData<Job>(one), listed, paged].map((job) => job?.is_active);
}

test('a position is closed at once on every screen, then on the server', async () => {
  server.use(mockResponse(jobs.get, stored), takesIt);

  const closing = setActive(shown, false);
  expect(shownEverywhere()).toEqual([false, false, false]);
  await closing;

  expect(sent).toHaveLength(1);
  expect(useNotifications.getState().toasts[0]?.message).toBe('Data Analyst is inactive');
});

test('nothing that somebody else has written meanwhile is lost', async () => {
  server.use(mockResponse(jobs.get, stored), takesIt);

  await setActive(shown, false);

  const { text, metadata } = parseJobDescription(sent[0]?.description ?? null);
  expect(text).toBe('Reads all numbers.');
  expect(metadata).toMatchObject({ skillTags: ['SQL'], isActive: false });
});

test('when the server refuses, the screens go back and a message says why', async () => {
  server.use(
    mockResponse(jobs.get, stored),
    mockError(jobs.update, 'rate_limited', { error: 'Too many calls.' }),
  );

  await setActive(shown, false);

  expect(shownEverywhere()).toEqual([true, true, true]);
  expect(useNotifications.getState()).toMatchObject({
    notifications: [
      {
        tone: 'error',
        title: 'Update Failed',
        message: 'An error occurred while updating the position status. Too many calls.',
      },
    ],
    toasts: [],
  });
});

test('of a switch that goes to and fro the last word counts, in as few calls as can be', async () => {
  server.use(mockResponse(jobs.get, stored), takesIt);

  const first = setActive(shown, false);
  await setActive(shown, true);
  await setActive(shown, false);
  await first;

  expect(shownEverywhere()).toEqual([false, false, false]);
  expect(sent.map(({ description }) => parseJobDescription(description).metadata?.isActive)).toEqual([false]);
});

test('a toast takes it back', async () => {
  server.use(mockResponse(jobs.get, stored), takesIt);
  await setActive(shown, false);

  useNotifications.getState().toasts[0]?.action?.onAction();

  await expect.poll(() => sent.length).toBe(2);
  expect(parseJobDescription(sent[1]?.description ?? null).metadata?.isActive).toBe(true);
});
