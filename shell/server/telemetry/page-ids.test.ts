import { expect, test } from 'vitest';
import { createPageIds } from './page-ids.ts';

const SECRET = 'a secret of this installation, long';
const DAY_MS = 24 * 3_600_000;

test('an id is read by every edge that has the secret, and by no other', () => {
  const signed = createPageIds(SECRET).issue();

  expect(createPageIds(SECRET).read(signed)).toBe(signed.split('.')[0]);
  expect(createPageIds('another secret, just as long as it').read(signed)).toBeUndefined();
});

test('an id ends after a week', () => {
  let now = Date.parse('2026-11-21T08:00:00Z');
  const ids = createPageIds(SECRET, () => now);
  const signed = ids.issue();

  now += 7 * DAY_MS - 1;
  expect(ids.read(signed)).toBeDefined();
  now += 1;
  expect(ids.read(signed)).toBeUndefined();
});

test('all pages of a browser that is known by its cookie have one id, which does not tell the cookie', () => {
  const ids = createPageIds(SECRET);

  const [one, other] = [ids.issue('visitor-word-0123456789'), ids.issue('visitor-word-0123456789')];

  expect(ids.read(one)).toBe(ids.read(other));
  expect(one).not.toContain('visitor-word');
});
