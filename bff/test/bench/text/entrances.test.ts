import { AppError } from '@shortlist/api-contract/app-error';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { ENTRANCES } from './entrances.ts';

/** Longer than any line that is read in one piece. */
const SIZE = 3_000;

test.each(Object.entries(HOSTILE_TEXTS))('nothing that reads text breaks down over %s', (_, make) => {
  const text = make(SIZE);

  const broken = Object.entries(ENTRANCES).flatMap(([name, { prepare, work }]) => {
    try {
      work((prepare ?? String)(text) as never);
      return [];
    } catch (error) {
      return error instanceof AppError ? [] : [`${name}: ${String(error)}`];
    }
  });

  expect(broken).toEqual([]);
});
