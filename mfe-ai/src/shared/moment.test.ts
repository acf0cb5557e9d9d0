import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from './moment.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('a day of the calendar is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);

  expect(dayOf('2026-11-02')).toBe('2 Nov 2026');
});
