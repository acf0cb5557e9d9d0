import { RESUME_SORTS, resumes } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { SORTS } from '../resume-queries/sorts.ts';
import { hasResumeFilters, readResumeView, resumeListQuery, withView } from './resume-view.ts';

const view = (address: string) => readResumeView(new URLSearchParams(address));

test('an address without a view asks for all, newest first', () => {
  expect(resumeListQuery(view(''))).toEqual({});
  expect(hasResumeFilters(view(''))).toBe(false);
});

test('a view that the address spells wrongly is the default', () => {
  expect(view('sort=height&status=gone')).toEqual({
    content: '',
    search: '',
    skill: '',
    sort: 'newest',
    status: 'all',
  });
});

test('every order of the server can be chosen', () => {
  expect(SORTS.map(({ id }) => id).toSorted()).toEqual([...RESUME_SORTS].toSorted());
});

test.each(['search=wieland', 'status=reserve', 'skill=C%2B%2B'])(
  '%s is asked of the server and leaves resumes out',
  (address) => {
    const chosen = view(address);

    expect(resumeListQuery(chosen)).toEqual(Object.fromEntries(new URLSearchParams(address)));
    expect(hasResumeFilters(chosen)).toBe(true);
  },
);

test('the copies of a file are asked for by its content hash, and what is none is not asked', () => {
  const hash = 'ab'.repeat(32);

  expect(resumeListQuery(view(`content=${hash}`))).toEqual({ content_hash: hash });
  expect(hasResumeFilters(view(`content=${hash}`))).toBe(true);
  expect(resumeListQuery(view('content=abc'))).toEqual({});
});

test('an address with more text than the server takes is cut, not refused', () => {
  const chosen = view(`search=${'a'.repeat(300)}&skill=${'b'.repeat(300)}`);

  expect(resumes.list.query.safeParse(resumeListQuery(chosen)).success).toBe(true);
});

test('a change keeps the rest of the address and drops what is the default', () => {
  const before = new URLSearchParams('page=1&status=reserve&sort=name');

  expect(withView(before, { status: 'all', search: ' data ' }).toString()).toBe(
    'page=1&sort=name&search=data',
  );
});
