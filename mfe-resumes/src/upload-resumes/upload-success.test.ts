import { beforeEach, expect, test } from 'vitest';
import { keepSuccess, keptSuccess } from './upload-success.ts';

beforeEach(() => localStorage.clear());

test('[UP-06] what an upload brought is there after a reload, until somebody starts over', () => {
  keepSuccess({ ownerId: 'ada', count: 3 });
  expect(keptSuccess('ada')).toBe(3);

  keepSuccess(null);

  expect(keptSuccess('ada')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('[UP-06] it is nothing to another who signs in', () => {
  keepSuccess({ ownerId: 'ada', count: 3 });

  expect(keptSuccess('grace')).toBeNull();
  expect(keptSuccess(undefined)).toBeNull();
});

test.each(['{', '3', '{"ownerId":"ada"}', '{"ownerId":"ada","count":-1}'])(
  '[UP-06] %s is no success',
  (kept) => {
    localStorage.setItem('resumeSuccess', kept);

    expect(keptSuccess('ada')).toBeNull();
  },
);
