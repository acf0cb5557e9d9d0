import { aUser } from '@shortlist/api-contract/testing';
import { applySession } from '@shortlist/platform/host';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type JobEdit, NO_JOB } from './job-edit.ts';
import { useJobDraft } from './use-job-draft.ts';

const stored: JobEdit = { ...NO_JOB, title: 'Data Analyst' };
const open = (now = stored) =>
  renderHook((current: JobEdit) => useJobDraft('a-job', current), { initialProps: now });

beforeEach(() => {
  sessionStorage.clear();
  applySession(aUser());
});

test('what is written is there again after the page has gone', () => {
  const { result, unmount } = open();
  act(() => result.current.change({ title: 'Analyst' }));
  expect(result.current.isKept).toBe(false);
  unmount();

  const again = open().result.current;

  expect(again.edit.title).toBe('Analyst');
  expect(again).toMatchObject({ isKept: true, isOutdated: false });
  expect(again.isDirty()).toBe(true);
});

test('nobody who signs in afterward sees it', () => {
  const { result, unmount } = open();
  act(() => result.current.change({ title: 'Analyst' }));
  unmount();

  applySession(aUser());

  expect(open().result.current.edit.title).toBe('Data Analyst');
});

test.each(['finish', 'startOver'] as const)('after %s nothing is kept, and leaving asks nothing', (end) => {
  const { result, unmount } = open();
  act(() => result.current.change({ title: 'Analyst' }));

  act(() => result.current[end]());

  expect(result.current.isDirty()).toBe(false);
  unmount();
  expect(open().result.current).toMatchObject({ edit: stored, isKept: false });
});

test('a change that is taken back is none', () => {
  const { result } = open();
  act(() => result.current.change({ title: 'Analyst' }));
  act(() => result.current.change({ title: 'Data Analyst' }));

  expect(result.current.isDirty()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('an untouched form follows what is stored, a changed one says that it is outdated', () => {
  const { result, rerender } = open();
  rerender({ ...stored, title: 'Analyst II' });
  expect(result.current).toMatchObject({ edit: { title: 'Analyst II' }, isOutdated: false });

  act(() => result.current.change({ description: 'SQL.' }));
  rerender({ ...stored, title: 'Analyst III' });

  expect(result.current).toMatchObject({
    edit: { title: 'Analyst II', description: 'SQL.' },
    isOutdated: true,
  });
});

test.each(['{', '[]', '{"edit":{"title":1},"base":{}}', '"text"'])(
  '%s in the storage is no draft',
  (text) => {
    open().unmount();
    const { result, unmount } = open();
    act(() => result.current.change({ title: 'Analyst' }));
    unmount();
    const key = sessionStorage.key(0) ?? '';

    sessionStorage.setItem(key, text);

    expect(open().result.current).toMatchObject({ edit: stored, isKept: false });
  },
);
