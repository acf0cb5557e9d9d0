import { dashboard, TREND_WEEKS } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const day = (date: Date) => date.toISOString().slice(0, 10);
const weeksOf = async (user: TestUser) =>
  read(dashboard.trends.response, await as(user).get('/api/dashboard/trends')).weeks;

/** The place of a day in the weeks, by calendar arithmetic of its own. */
function placeOf(starts: readonly string[], date: Date): number {
  return starts.findLastIndex((start) => Date.parse(start) <= date.getTime());
}

test('[HM-03] the trends are twelve weeks that begin on Mondays, the last one this week', async () => {
  const weeks = await weeksOf(await given.user());

  const starts = weeks.map(({ starts_on }) => Date.parse(starts_on));
  expect(weeks).toHaveLength(TREND_WEEKS);
  expect(starts.every((start) => new Date(start).getUTCDay() === 1)).toBe(true);
  expect(starts.slice(1).map((start, index) => start - (starts[index] ?? 0))).toEqual(
    Array(TREND_WEEKS - 1).fill(7 * DAY_MS),
  );
  expect(Date.now() - (starts.at(-1) ?? 0)).toBeLessThan(7 * DAY_MS);
  expect(
    weeks.flatMap(({ starts_on: _, ...counts }) => Object.values(counts)).every((count) => count === 0),
  ).toBe(true);
});

test('[HM-03] positions, matches and outcomes are counted in the week of their own day', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const [old, recent] = [daysAgo(30), daysAgo(9)];
  const job = await given.job({ owner: ada, createdAt: old });
  await given.job({ owner: ada, createdAt: old, isActive: false });
  await given.job({ owner: ada, createdAt: daysAgo(200) });
  const resume = await given.resume({ owner: ada });
  await given.match({ owner: ada, job, resume });
  await given.match({
    owner: grace,
    job: await given.job({ owner: grace }),
    resume: await given.resume({ owner: grace }),
  });
  await as(ada).put(`/api/jobs/${job.id}/resumes/${resume.id}/outcome`, {
    interviewed_on: day(old),
    offer_sent_on: day(recent),
    offer_accepted_on: day(recent),
  });

  const weeks = await weeksOf(ada);

  const starts = weeks.map(({ starts_on }) => starts_on);
  expect(weeks[placeOf(starts, old)]).toMatchObject({ positions: 2, open_positions: 1, interviewed: 1 });
  expect(weeks[placeOf(starts, recent)]).toMatchObject({ offers_sent: 1, offers_accepted: 1 });
  expect(weeks.at(-1)).toMatchObject({ matches: 1 });
  const total = (what: 'matches' | 'positions') => weeks.reduce((sum, week) => sum + week[what], 0);
  expect([total('matches'), total('positions')]).toEqual([1, 2]);
});

test('[HM-03] a moment before midnight on Sunday belongs to the week that ends, wherever the database is', async () => {
  const ada = await given.user();
  const [, , third] = (await weeksOf(ada)).toReversed();
  const monday = new Date(`${third?.starts_on}T00:00:00Z`);
  await given.job({ owner: ada, createdAt: new Date(monday.getTime() - 1) });
  await given.job({ owner: ada, createdAt: monday });

  const [, , same, before] = (await weeksOf(ada)).toReversed();

  expect([same?.positions, before?.positions]).toEqual([1, 1]);
});

test('[HM-03] nobody sees trends without logging in', async () => {
  expect(await anyone.get('/api/dashboard/trends')).toMatchObject({ status: 401 });
});
