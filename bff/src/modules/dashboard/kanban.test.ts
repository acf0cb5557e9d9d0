import { dashboard, JOB_STAGES, jobs, type KanbanCard } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const board = async (user: TestUser, query = '') =>
  read(dashboard.kanban.response, await as(user).get(`/api/dashboard/kanban?${query}`)).kanban;
const titles = (cards: readonly KanbanCard[] | undefined) => cards?.map(({ title }) => title);

test('[TR-02] positions stand in the column of their age, or where they were moved, newest first', async () => {
  const ada = await given.user();
  for (const days of [0, 3, 4, 7, 8, 14, 15, 100]) {
    await given.job({ owner: ada, title: `${days} days`, createdAt: daysAgo(days) });
  }
  const moved = await given.job({ owner: ada, title: 'moved', createdAt: daysAgo(5) });
  await as(ada).put(`/api/jobs/${moved.id}/stage`, { stage: 'offered' });
  const done = await given.job({ owner: ada, title: 'done', stage: 'completed', isActive: false });
  const resume = await given.resume({ owner: ada });
  await given.match({ owner: ada, job: done, resume });
  await as(ada).put(`/api/jobs/${done.id}/resumes/${resume.id}/outcome`, {
    interviewed_on: '2026-01-02',
    offer_sent_on: '2026-01-03',
  });
  const { best_match_score: best } = read(jobs.get.response, await as(ada).get(`/api/jobs/${done.id}`));

  const columns = await board(ada);

  expect(Object.keys(columns)).toEqual(JOB_STAGES);
  expect(Object.values(columns).map(({ cards }) => titles(cards))).toEqual([
    ['0 days', '3 days'],
    ['4 days', '7 days'],
    ['8 days', '14 days'],
    ['moved', '15 days', '100 days'],
    ['done'],
  ]);
  expect(Object.values(columns).map(({ total }) => total)).toEqual([2, 2, 2, 3, 1]);
  expect(columns.offered?.cards.map(({ isStageAutomatic }) => isStageAutomatic)).toEqual([false, true, true]);
  expect(best).toBeGreaterThan(0);
  expect(columns.offered?.cards[0]).toMatchObject({ bestMatchScore: null, interviewed: 0 });
  expect(columns.completed?.cards[0]).toEqual({
    id: done.id,
    title: 'done',
    company: 'Your Company',
    timeAgo: 'Today',
    color: 'yellow',
    createdDate: done.createdAt.toISOString(),
    matchedResumes: 1,
    bestMatchScore: best,
    bestMatchBand: 'strong',
    interviewed: 1,
    offersSent: 1,
    offersAccepted: 0,
    isActive: false,
    isStageAutomatic: false,
  });
});

test('[TR-02] cards say Today, Yesterday or how many days ago', async () => {
  const ada = await given.user();
  for (const days of [0, 1, 2, 12]) await given.job({ owner: ada, createdAt: daysAgo(days) });

  const cards = Object.values(await board(ada)).flatMap((column) => column.cards);

  expect(cards.map(({ timeAgo }) => timeAgo)).toEqual(['Today', 'Yesterday', '2 days ago', '12 days ago']);
});

test('[TR-02] the colors cycle yellow, green, blue, the same in pages as in one', async () => {
  const ada = await given.user();
  for (let index = 0; index < 7; index += 1) {
    await given.job({ owner: ada, title: `${index}`, stage: index % 2 === 0 ? 'draft' : null });
  }
  const whole = (await board(ada)).draft?.cards ?? [];

  const seen: KanbanCard[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `stage=draft&limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const columns = await board(ada, query);
    expect(Object.keys(columns)).toEqual(['draft']);
    expect(columns.draft?.total).toBe(7);
    seen.push(...(columns.draft?.cards ?? []));
    cursor = columns.draft?.next_cursor ?? null;
  }

  expect(titles(seen)).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  expect(seen).toEqual(whole);
  expect(seen.map(({ color }) => color).slice(0, 4)).toEqual(['yellow', 'green', 'blue', 'yellow']);
});

test('[TR-03] the board is filtered by date, company and position, its totals too', async () => {
  const ada = await given.user();
  await given.job({ owner: ada, title: 'Data Engineer', company: 'Calder' });
  await given.job({ owner: ada, title: 'Engineer 100%' });
  await given.job({ owner: ada, title: 'Nurse', company: 'calder', createdAt: daysAgo(40) });
  const all = async (query: string) => {
    const columns = Object.values(await board(ada, query));
    const cards = columns.flatMap((column) => titles(column.cards) ?? []);
    expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(cards.length);
    return cards;
  };

  expect(await all('company=CALDER')).toEqual(['Data Engineer', 'Nurse']);
  expect(await all('company=Your%20Company')).toEqual(['Engineer 100%']);
  expect(await all('position=engineer')).toEqual(['Engineer 100%', 'Data Engineer']);
  expect(await all('position=100%25')).toEqual(['Engineer 100%']);
  for (const date of ['today', 'week', 'month']) {
    expect(await all(`date=${date}`)).toEqual(['Engineer 100%', 'Data Engineer']);
  }
  expect(await all('date=all&position=nurse')).toEqual(['Nurse']);
  expect(await all('date=today&company=calder')).toEqual(['Data Engineer']);
});

test('[TR-01] the board shows a user their own positions only', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  await given.job({ owner: ada });

  const columns = Object.values(await board(grace));

  expect(columns).toEqual(JOB_STAGES.map(() => ({ cards: [], total: 0, next_cursor: null })));
});

test.each([
  ['cursor=1.abc', 'cursor', 'cursor requires a stage.'],
  ['stage=draft&cursor=abc', 'cursor', "This page doesn't exist. Start from the first page."],
  ['stage=draft&cursor=1.abc', 'cursor', "This page doesn't exist. Start from the first page."],
  ['stage=hired', 'stage', 'stage must be one of: draft, published, interviewed, offered, completed.'],
  ['date=soon', 'date', 'date must be one of: all, today, week, month.'],
  ['limit=0', 'limit', 'limit must be a whole number from 1 to 200.'],
])('[TR-03] a board of %s is refused at the field', async (query, field, sentence) => {
  const ada = await given.user();

  expect(await as(ada).get(`/api/dashboard/kanban?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { [field]: sentence } },
  });
});
