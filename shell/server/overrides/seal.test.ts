import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { KeptOverride } from './kept-override.ts';
import { seal, unseal } from './seal.ts';

const SECRET = 'a secret of more than thirty-two letters';

const kept = (by: string): KeptOverride => ({
  package: 'mfe-jobs',
  user: '1',
  session: 'one',
  by,
  expiresAt: '2026-11-22T12:00:00.000Z',
  version: '1.0.0-bbbbbbbbbb',
  build: null,
});

const signed = (payload: string): string =>
  `${payload}.${createHmac('sha256', SECRET).update(`override.${payload}`).digest('base64url')}`;

test('what was sealed is read again', () => {
  expect(unseal(seal(kept('Ada'), SECRET), SECRET)).toEqual(kept('Ada'));
});

test('what is too big to be read again is not sealed, however small it could be made', () => {
  expect(() => seal(kept('x'.repeat(64_000)), SECRET)).toThrow('too many pages and widgets');
});

test.each([
  ['not compressed', 'AAAA'],
  ['not JSON', deflateRawSync('nothing').toString('base64url')],
  ['too big', deflateRawSync('x'.repeat(70_000)).toString('base64url')],
])('what is signed and no override is none: %s', (_, payload) => {
  expect(unseal(signed(payload), SECRET)).toBeUndefined();
});
