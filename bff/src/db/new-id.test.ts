import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId, timeOf } from './new-id.ts';

test('ids are UUIDs of version 7 that sort by age, within a millisecond too', () => {
  const ids = Array.from({ length: 1000 }, () => newId());

  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});

test('an id tells when it was made', () => {
  const moment = Date.parse('2026-11-21T10:00:00.123Z');

  expect(timeOf(newId(moment))).toBe(moment);
});
