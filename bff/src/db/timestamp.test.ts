import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { timestamp } from './timestamp.ts';

test('a moment as PostgreSQL writes it in UTC is the same as a date made of it', () => {
  const moment = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 6 }), (date, digits) => {
      const iso = date.toISOString();
      const fraction = digits === 0 ? '' : `.${`${iso.slice(20, 23)}999`.slice(0, digits)}`;
      const text = `${iso.slice(0, 19).replace('T', ' ')}${fraction}+00`;
      expect(timestamp(text)).toBe(new Date(text).toISOString());
    }),
  );
});

test.each([
  ['2026-11-21 10:00:00.5+02', '2026-11-21T08:00:00.500Z'],
  ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  [new Date('2026-11-21T10:00:00Z'), '2026-11-21T10:00:00.000Z'],
])('%s is %s', (moment, expected) => {
  expect(timestamp(moment)).toBe(expected);
});
