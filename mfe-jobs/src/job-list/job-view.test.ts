import { jobs } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { hasJobFilters, jobListQuery, readJobView, SEARCH_LIMIT, SORTS, withJobView } from './job-view.ts';

const view = (address: string) => readJobView(new URLSearchParams(address));

test('an address without a view asks for all, newest first', () => {
  expect(jobListQuery(view(''))).toEqual({ sort: 'newest', limit: 100 });
  expect(hasJobFilters(view(''))).toBe(false);
});

test('a view that the address spells wrongly is the default', () => {
  expect(view('sort=height&status=maybe')).toEqual({ search: '', sort: 'newest', status: 'all' });
});

test.each([
  ['search=%20robotics%20%20engineer', { search: 'robotics engineer' }],
  ['status=active', { is_active: 'true' }],
  ['status=inactive', { is_active: 'false' }],
])('%s narrows what the server is asked for', (address, expected) => {
  expect(jobListQuery(view(address))).toMatchObject(expected);
  expect(hasJobFilters(view(address))).toBe(true);
});

test('spaces alone are no search', () => {
  expect(jobListQuery(view('search=%20%20'))).not.toHaveProperty('search');
  expect(hasJobFilters(view('search=%20%20'))).toBe(false);
});

test('whatever the address holds, the server takes what is asked for', () => {
  const long = `search=${'x'.repeat(SEARCH_LIMIT * 2)}`;
  const addresses = [long, 'search=%00', 'status=x', ...SORTS.map(({ id }) => `sort=${id}`)];

  for (const address of addresses) {
    expect(jobs.list.query.safeParse(jobListQuery(view(address))).success).toBe(true);
  }
});

test('a change stands in the address, a default does not, and the rest of it stays', () => {
  const before = new URLSearchParams('status=active&tab=2');

  expect(withJobView(before, { search: 'c++', sort: 'title' }).toString()).toBe(
    'status=active&tab=2&search=c%2B%2B&sort=title',
  );
  expect(withJobView(before, { status: 'all' }).toString()).toBe('tab=2');
});
