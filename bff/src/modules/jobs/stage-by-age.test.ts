import { expect, test } from 'vitest';
import { ageInDays, postedIn, progressByAge, stageByAge } from './stage-by-age.ts';

const NOW = new Date('2026-11-21T00:30:00Z');

/** A moment late on the day so many days before today: in hours nearly a day younger than by the calendar. */
const lateOnDay = (days: number) => new Date(Date.parse('2026-11-21T23:59:59Z') - days * 24 * 60 * 60 * 1000);

test('[TR-02] ages are days of the calendar in UTC', () => {
  expect(ageInDays(new Date('2026-11-21T23:00:00Z'), NOW)).toBe(0);
  expect(ageInDays(new Date('2026-11-20T23:59:59Z'), NOW)).toBe(1);
  expect(ageInDays(new Date('2026-10-22T12:00:00Z'), NOW)).toBe(30);
});

test.each([
  [0, 'draft'],
  [3, 'draft'],
  [4, 'published'],
  [7, 'published'],
  [8, 'interviewed'],
  [14, 'interviewed'],
  [15, 'offered'],
  [4000, 'offered'],
  [-1, 'draft'],
] as const)('[TR-02] a position %i days old stands in %s', (days, stage) => {
  const createdAt = lateOnDay(days);

  expect(stageByAge(createdAt, NOW)).toBe(stage);
  const { from, before } = postedIn(stage, NOW);
  expect(from === null || createdAt >= from).toBe(true);
  expect(before === null || createdAt < before).toBe(true);
});

test.each([
  [14, 'Draft'],
  [15, 'Published'],
  [30, 'Published'],
  [31, 'Interviewed'],
] as const)('[HM-05] the progress of a position %i days old is %s', (days, stage) => {
  expect(progressByAge(lateOnDay(days), NOW)).toBe(stage);
});
