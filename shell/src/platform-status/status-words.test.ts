import { expect, test } from 'vitest';
import { aLiveVersion, aPackageStatus, aPlatformStatus } from './status-fixtures.ts';
import { countsText, secondsText, shiftText, sumsOf, weightText } from './status-words.ts';

test('what was not measured yet is a dash, never a zero', () => {
  expect([secondsText(null), secondsText(0), shiftText(null)]).toEqual(['–', '0.00 s', '–']);
});

test('counts are read by their kinds, and none are nothing', () => {
  expect(countsText({ crash: 2, broken_entry: 1 })).toBe('2 crash, 1 broken entry');
  expect(countsText({})).toBeNull();
});

test('bytes stand against their budget where there is one', () => {
  expect(weightText(38_240, 45_000)).toBe('38.2 of 45.0 KB');
  expect(weightText(38_240, null)).toBe('38.2 KB');
});

test('the sums count every live version of every package', () => {
  const failing = aLiveVersion({
    channel: 'canary',
    health: { verdict: 'failing', visitors: 20, failing: 5 },
    errors: { crash: 2, uncaught: 1 },
  });
  const demotions = [
    { version: '0.9.0-a', channel: 'stable' as const, at: '2026-11-21T08:00:00.000Z', reason: '3 of 20.' },
  ];

  const sums = sumsOf(
    aPlatformStatus(aPackageStatus({ versions: [aLiveVersion(), failing] }), aPackageStatus({ demotions })),
  );

  expect(sums).toEqual({ versions: 3, canaries: 1, failing: 1, errors: 3, demotions: 1 });
});
