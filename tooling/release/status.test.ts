import { ownValue } from '@shortlist/platform/release-set';
import { demote, NO_CHANNELS, toCanary, toStable } from '@shortlist/shell/server';
import { expect, test } from 'vitest';
import { statusOf } from './status.ts';

const placement = (version: string, minute: number) => ({
  version,
  since: `2026-11-22T12:${minute}:30.000Z`,
  by: 'Ada Lovelace',
  commit: 'c0ffee00112233445566',
});

test('[TM-06] who is live where is a table: with which React, since when, by whom, of which commit, and what came before', () => {
  const live = toStable(toStable(NO_CHANNELS, 'mfe-jobs', placement('1.0.0-a', 10)), 'mfe-jobs', {
    ...placement('1.1.0-b', 20),
    commit: null,
  });
  const tried = toCanary(live, 'mfe-jobs', { placement: placement('1.2.0-c', 30), percent: 10 });

  const reacts = { '1.1.0-b': [19], '1.2.0-c': [20], '2.0.0-d': [19, 20] };
  const reactsIn = (_: string, version: string) => ownValue(reacts, version) ?? [];

  expect(statusOf(toStable(tried, 'shell', placement('2.0.0-d', 40)), [], reactsIn)).toBe(
    [
      'package   channel      version  react   since                 by            commit',
      'mfe-jobs  stable       1.1.0-b  19      2026-11-22 12:20 UTC  Ada Lovelace  -',
      '          canary 10 %  1.2.0-c  20      2026-11-22 12:30 UTC  Ada Lovelace  c0ffee0011',
      '          earlier      1.0.0-a          2026-11-22 12:10 UTC  Ada Lovelace  c0ffee0011',
      'shell     stable       2.0.0-d  19, 20  2026-11-22 12:40 UTC  Ada Lovelace  c0ffee0011',
    ].join('\n'),
  );
});

test('a release that was demoted by itself is listed with its reason', () => {
  const tried = toCanary(NO_CHANNELS, 'mfe-ai', { placement: placement('1.0.0-a', 10), percent: 5 });
  const demotion = {
    version: '1.0.0-a',
    channel: 'canary' as const,
    at: '2026-11-22T12:45:00.000Z',
    reason: '6 of 30 visitors could not load it.',
  };

  expect(statusOf(demote(tried, 'mfe-ai', demotion)).split('\n')).toEqual([
    'package  channel  version  react  since                 by  commit',
    'mfe-ai   demoted  1.0.0-a         2026-11-22 12:45 UTC  from canary: 6 of 30 visitors could not load it.',
  ]);
});

test('what was never released is said', () => {
  expect(statusOf(NO_CHANNELS)).toBe('Nothing was released yet.');
  expect(statusOf(NO_CHANNELS, ['mfe-ai'])).toContain('mfe-ai   never released');
});
