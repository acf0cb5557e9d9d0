import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const ZONES = ['America/Los_Angeles', 'Pacific/Auckland'];

test.each(ZONES)('a day of the calendar is the same in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  // The zone of a format is that in which it was made: with the module.
  const { dayOf } = await import('./moment.ts');

  expect(dayOf('2026-11-02')).toBe('2 Nov 2026');
});
