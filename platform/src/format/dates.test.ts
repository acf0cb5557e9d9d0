import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  readIn('de-DE', 'en');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const now = new Date(2026, 10, 22, 12, 0);
const evening = new Date(2026, 10, 22, 17, 4);

/** The zone of a format is that in which it was made, so each test takes the module again. */
const dates = () => import('./dates.ts');

function readIn(...languages: string[]): void {
  vi.stubGlobal('navigator', { languages });
}

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'a day of the calendar is the same in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const { formatDate } = await dates();

    expect(formatDate('2026-11-02')).toBe('Nov 2, 2026');
  },
);

test('a moment is told in the zone of the reader, a billing day in that of the bill', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const { formatDate, formatUtcDate } = await dates();

  expect(formatDate('2026-05-04T23:59:59Z')).toBe('May 5, 2026');
  expect(formatUtcDate('2026-05-04T23:59:59Z')).toBe('May 4, 2026');
});

test.each(['as soon as possible', ''])('%j, which is no date, comes back as it is', async (text) => {
  const { formatDate } = await dates();

  expect(formatDate(text)).toBe(text);
});

test('a list leaves out the year of today', async () => {
  const { formatShortDate } = await dates();

  expect(formatShortDate('2026-11-02', now)).toBe('Nov 2');
  expect(formatShortDate('2025-11-02', now)).toBe('Nov 2, 2025');
});

test('a time has its day where that is not today', async () => {
  const { formatDateTime, formatLongDate, formatTime } = await dates();

  expect(formatTime(evening, now)).toBe('5:04 PM');
  expect(formatTime(new Date(2026, 10, 23, 9, 5), now)).toBe('Mon 9:05 AM');
  expect(formatDateTime(evening)).toBe('Nov 22, 2026, 5:04 PM');
  expect(formatLongDate(evening)).toBe('Sunday, November 22');
});

test('[FR-08] the region of the reader decides the order, another language does not', async () => {
  const { formatDate } = await dates();

  readIn('fr-FR', 'en-GB');
  expect(formatDate('2026-11-02')).toBe('2 Nov 2026');
  readIn('fr-FR');
  expect(formatDate('2026-11-02')).toBe('Nov 2, 2026');
  readIn('en-US@posix', 'en-GB');
  expect(formatDate('2026-11-02')).toBe('2 Nov 2026');
});
