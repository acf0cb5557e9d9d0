import { expect, test } from 'vitest';
import { createPageIds } from './page-ids.ts';

const SECRET = 'a secret of this installation, long';
const NETWORK = '203.0.113.7';
const DAY_MS = 24 * 3_600_000;

test('an id is read by every edge that has the secret, and by no other', () => {
  const signed = createPageIds(SECRET).issue(NETWORK);

  expect(createPageIds(SECRET).read(signed, NETWORK)).toEqual({ id: signed.split('.')[0], isAtHome: true });
  expect(createPageIds('another secret, just as long as it').read(signed, NETWORK)).toBeUndefined();
});

test('an id ends after a week', () => {
  let now = Date.parse('2026-11-21T08:00:00Z');
  const ids = createPageIds(SECRET, () => now);
  const signed = ids.issue(NETWORK);

  now += 7 * DAY_MS - 1;
  expect(ids.read(signed, NETWORK)).toBeDefined();
  now += 1;
  expect(ids.read(signed, NETWORK)).toBeUndefined();
});

test('all pages of a browser that is known by its cookie have one id, which does not tell the cookie', () => {
  const ids = createPageIds(SECRET);

  const [one, other] = [1, 2].map(() => ids.issue(NETWORK, 'visitor-word-0123456789'));

  expect(ids.read(one ?? '', NETWORK)).toEqual(ids.read(other ?? '', NETWORK));
  expect(one).not.toContain('visitor-word');
});

test('an id says whether it is used in the network that it was given out to, and does not tell which that is', () => {
  const ids = createPageIds(SECRET);

  const signed = ids.issue(NETWORK);

  expect(ids.read(signed, '198.51.100.1')).toEqual({ id: signed.split('.')[0], isAtHome: false });
  expect(signed).not.toContain(NETWORK);
});
